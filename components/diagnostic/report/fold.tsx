import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';

/** A line that opens what it is about. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="folded border-b border-line">
      <summary>
        <h2 id={id} className="flex-1 text-m">
          {title}
        </h2>
        <Icon sign="chevron" className="chevron size-5" />
      </summary>
      <div className="grid max-w-measure gap-4 pb-8">{children}</div>
    </details>
  );
}
