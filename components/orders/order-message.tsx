import type { ReactNode } from 'react';

type Props = { title: string; text: string; children: ReactNode };

/** In place of an order: what happened, and what to do next. */
export function OrderMessage({ title, text, children }: Props) {
  return (
    <div className="order">
      <div className="grid max-w-measure gap-6">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </div>
  );
}
