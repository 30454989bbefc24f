import type { ReactNode } from 'react';

const focus = (line: HTMLElement | null) => line?.focus();

/** What is said in place of a button that was pressed and is gone: the focus stays there. */
export const GoneButton = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p ref={focus} tabIndex={-1} className={className}>
    {children}
  </p>
);
