import type { ReactNode } from 'react';

/**
 * Hangs the cord through what it holds. The bob sinks as the page is read and comes to rest at the end of it.
 */
export function PlumbLine({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <div className="plumb" aria-hidden="true" data-print="no">
        <span className="bob" />
      </div>
      {children}
    </div>
  );
}
