import type { ReactNode } from 'react';
import { PlumbLine } from './plumb-line';

type MessageProps = { title: string; text: string; children?: ReactNode };

/** A page that says one thing, and what to do next. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <PlumbLine>
      <div className="beside-cord two-columns pt-14 pb-section max-lg:grid max-lg:gap-6 print:pt-[8mm] print:pb-0">
        <h1>{title}</h1>
        <div className="grid max-w-measure gap-6 lg:pt-3">
          <p>{text}</p>
          {children && <div className="flex flex-wrap gap-4">{children}</div>}
        </div>
      </div>
    </PlumbLine>
  );
}

const BORDERS = { good: 'border-good', fair: 'border-fair', poor: 'border-poor' };

type StateProps = {
  tone: keyof typeof BORDERS;
  role?: 'alert' | 'status';
  /** What it comes to, on a line of its own. */
  title?: string;
  className?: string;
  children: ReactNode;
};

/** What is the case, or what became of a form. Not on paper. */
export const State = ({ tone, role, title, className = 'mt-6', children }: StateProps) => (
  <div
    role={role}
    className={`clear-both border-l-3 bg-paper-raised px-5 py-4 print:hidden ${BORDERS[tone]} ${className}`}
  >
    {title && <strong className="block">{title}</strong>} {children}
  </div>
);
