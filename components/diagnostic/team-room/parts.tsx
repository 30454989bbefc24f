import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { ADVICE, FIGURE } from '@/components/diagnostic/report/sections';

type Item = { number: number; title: string; text?: string; children?: ReactNode };

export function Numbered({ items, unit }: { items: Item[]; unit?: string }) {
  return (
    <ol className={ADVICE}>
      {items.map(({ number, title, text, children }) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-2 py-7 md:grid-cols-[56px_1fr] md:gap-x-4">
          <span className={FIGURE}>
            {number} {unit && <span className="font-text text-note text-ink-muted">{unit}</span>}
          </span>
          <div className="max-w-measure print:max-w-none print:text-[9pt]">
            <h3>{title}</h3>
            {text && (
              <p className="mt-1 text-pretty">
                <Unbroken>{text}</Unbroken>
              </p>
            )}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
