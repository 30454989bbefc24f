'use client';

import { useSyncExternalStore } from 'react';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { fill } from '@/lib/kernel/text';
import type { OrdersWords } from '@/lib/shop/content/orders';
import { demoStateName } from '@/lib/tools/rules/demo-state';
import { FilledWorkbook, type FilledTool } from './filled-workbook';

export type FilledTexts = OrdersWords['order']['filled'];

type Props = { tools: FilledTool[]; texts: FilledTexts };

/**
 * Offers the workbooks of an order filled in, where this browser has kept something of their demos; else it
 * leads to them.
 */
export function FilledWorkbooks({ tools, texts }: Props) {
  const kept = useKept(tools);
  if (!kept || tools.length === 0) return null;
  const others = tools.filter(({ slug }) => !kept.includes(slug));
  return (
    <section aria-labelledby="filled" data-print="no">
      <h2 id="filled">{texts.title}</h2>
      <p>{texts.text}</p>
      {tools
        .filter(({ slug }) => kept.includes(slug))
        .map((tool) => (
          <FilledWorkbook key={tool.slug} tool={tool} texts={texts} />
        ))}
      {others.length > 0 && (
        <>
          <p className={kept.length > 0 ? 'mt-7' : undefined}>
            {kept.length > 0 ? texts.others : texts.empty}
          </p>
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
    </section>
  );
}

/**
 * Of which tools this browser has kept something, also when it is typed in another tab; null on the server.
 */
function useKept(tools: readonly FilledTool[]): string[] | null {
  const kept = useSyncExternalStore(
    onStorage,
    () => tools.flatMap(({ slug }) => (isKept(slug) ? [slug] : [])).join(' '),
    () => null,
  );
  return kept === null ? null : kept.split(' ').filter(Boolean);
}

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

function isKept(slug: string): boolean {
  try {
    return localStorage.getItem(demoStateName(slug)) !== null;
  } catch {
    return false;
  }
}
