import type { ReactNode } from 'react';

const INSIDE =
  'mx-auto grid max-w-page items-center gap-x-[24px] gap-y-[8px] px-pad py-[12px] enlarged:*:flex-wrap md:min-h-[84px] md:grid-cols-[1fr_auto] lg:pl-[calc(var(--pad)+var(--column)+var(--gap))]';

export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-4 border-t border-ink bg-paper-raised" data-bottom-bar data-print="no">
    <div className={INSIDE}>{children}</div>
  </div>
);
