'use client';

import { useState } from 'react';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { fill, listed } from '@/lib/kernel/text';
import type { OrdersWords } from '@/lib/shop/content/orders';
import { demoStateName, filledScript, type FillWorkbook } from '@/lib/tools/rules/demo-state';
import { useInBrowser } from '@/components/ui/use-scripted';
import { download } from '@/lib/platform/browser/download';
import { Button } from '@/components/ui/button';
import { apiRoutes } from '@/lib/kernel/routes';
import { OrderSection } from './order-frame';

type FilledTexts = OrdersWords['order']['filled'];

type Props = { tools: FilledTool[]; texts: FilledTexts };

/**
 * Offers the workbooks of an order filled in, where this browser has kept something of their demos; else it
 * leads to them.
 */
export function FilledWorkbooks({ tools, texts }: Props) {
  // Also when it is typed in another tab; null on the server.
  const slugs = useInBrowser(
    () =>
      tools
        .map(({ slug }) => slug)
        .filter(isKept)
        .join(' '),
    null,
  );
  if (slugs === null || tools.length === 0) return null;
  const kept = slugs.split(' ').filter(Boolean);
  const others = tools.filter(({ slug }) => !kept.includes(slug));
  return (
    <OrderSection title={texts.title} data-print="no">
      <p>{kept.length > 0 ? texts.text : texts.empty}</p>
      {tools
        .filter(({ slug }) => kept.includes(slug))
        .map((tool) => (
          <FilledWorkbook key={tool.slug} tool={tool} texts={texts} />
        ))}
      {others.length > 0 && (
        <>
          {kept.length > 0 && <p className="mt-7">{texts.others}</p>}
          <ul className="mt-2">
            {others.map(({ slug, title, demo }) => (
              <li key={slug}>
                <a href={demo} className={`inline-block py-2.5 ${BRASS_LINK}`}>
                  {fill(texts.demo, { title })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </OrderSection>
  );
}

function isKept(slug: string): boolean {
  try {
    return localStorage.getItem(demoStateName(slug)) !== null;
  } catch {
    return false;
  }
}

/** A workbook of an order: its file, the key to download it by, and the demo of its tool. */
type FilledTool = { slug: string; name: string; token: string; title: string; demo: string };

type Stage = { is: 'idle' | 'working' | 'unreadable' | 'failed' } | { is: 'noRoom' | 'done'; left: string[] };

/** One workbook to get filled in, and what has become of it. */
function FilledWorkbook({ tool, texts }: { tool: FilledTool; texts: FilledTexts }) {
  const [stage, setStage] = useState<Stage>({ is: 'idle' });
  const filledName = tool.name.replace(/\.xlsx$/, '-filled');
  const file = `${filledName}.xlsx`;

  async function make() {
    if (stage.is === 'working') return;
    const goesWithout = stage.is === 'noRoom';
    setStage({ is: 'working' });
    try {
      const filled = await filledFor(tool);
      if (!filled) return setStage({ is: 'unreadable' });
      const { bytes, left } = filled;
      if (left.length > 0 && !goesWithout) return setStage({ is: 'noRoom', left });
      download(filledName, 'xlsx', bytes);
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
