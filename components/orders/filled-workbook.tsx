import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { fill, listed } from '@/lib/kernel/text';
import { filledScript, type FillWorkbook } from '@/lib/tools/rules/demo-state';
import type { FilledTexts } from './filled-workbooks';

/** A workbook of an order: its file, the key to download it by, and the demo of its tool. */
export type FilledTool = { slug: string; name: string; token: string; title: string; demo: string };

type Stage = { is: 'idle' | 'working' | 'unreadable' | 'failed' } | { is: 'noRoom' | 'done'; left: string[] };

/** One workbook to get filled in, and what has become of it. */
export function FilledWorkbook({ tool, texts }: { tool: FilledTool; texts: FilledTexts }) {
  const [stage, setStage] = useState<Stage>({ is: 'idle' });
  const file = tool.name.replace(/\.xlsx$/, '-filled.xlsx');

  async function make() {
    if (stage.is === 'working') return;
    const goesWithout = stage.is === 'noRoom';
    setStage({ is: 'working' });
    try {
      const filled = await filledFor(tool);
      if (!filled) return setStage({ is: 'unreadable' });
      const { bytes, left } = filled;
      if (left.length > 0 && !goesWithout) return setStage({ is: 'noRoom', left });
      save(file, bytes);
      setStage({ is: 'done', left });
    } catch {
      setStage({ is: 'failed' });
    }
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      {/* Not `disabled`: whoever has just pressed it would lose the focus. */}
      <Button
        variant="line"
        className="max-w-full wrap-anywhere"
        onClick={() => void make()}
        aria-disabled={stage.is === 'working'}
      >
        {stage.is === 'noRoom' ? texts.withoutThem : fill(texts.button, { file })}
      </Button>
      <p role="status" className="flex-[1_1_20rem]">
        {said(stage, file, texts)}
      </p>
    </div>
  );
}

/** Nothing is sent: the paid file comes, and what was typed into the demo stays here. @throws Error */
async function filledFor({ slug, token }: FilledTool) {
  const [{ fillWorkbook }, answer] = await Promise.all([
    import(/* turbopackIgnore: true */ /* webpackIgnore: true */ filledScript(slug)) as Promise<{
      fillWorkbook: FillWorkbook;
    }>,
    fetch(apiRoutes.download(token)),
  ]);
  if (!answer.ok) throw new Error(`The workbook did not come: ${answer.status}`);
  return fillWorkbook(new Uint8Array(await answer.arrayBuffer()));
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function save(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: XLSX }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function said(stage: Stage, file: string, texts: FilledTexts): string {
  switch (stage.is) {
    case 'idle':
      return '';
    case 'noRoom':
      return fill(texts.noRoom, { lines: listed(stage.left) });
    case 'done':
      return stage.left.length === 0
        ? fill(texts.done, { file })
        : fill(texts.doneWithout, { file, lines: listed(stage.left) });
    default:
      return texts[stage.is];
  }
}
