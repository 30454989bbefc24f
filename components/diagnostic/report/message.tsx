import type { ReactNode } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

export function ReportMessage({ title, text, children }: Props) {
  return (
    <div className="report">
      <div className="grid max-w-measure gap-6">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </div>
  );
}
