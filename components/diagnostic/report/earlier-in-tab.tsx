'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { hasEarlier } from '@/lib/platform/browser/kept-earlier';

type Props = { result: Carried };

/**
 * The comparison with ratings that came in the fragment of a link, which the server has not: in this tab
 * only, and loaded only where there are any (docs/decisions/037-then-and-now.md). It comes while it pushes
 * aside nothing that somebody sees or has read.
 */
export function EarlierInTab({ result }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    if (result.id === null || !hasEarlier(result.id)) return;
    const left = new AbortController();
    const draw = async () => {
      const { comparisonInTab } = await import('./comparison-in-tab');
      const comparison = await comparisonInTab(result);
      const before = place.current?.previousElementSibling;
      if (before && !left.signal.aborted) whileAhead(before, left.signal, () => setDrawn(comparison));
    };
    // Without it the page is whole; a reload asks again.
    void draw().catch(() => undefined);
    return () => left.abort();
  }, [result]);
  return drawn ?? <div ref={place} hidden />;
}

/**
 * Once what comes after an element is below the window. At the top of the page at once, however tall the
 * window is: nothing was read yet.
 */
function whileAhead(before: Element, signal: AbortSignal, then: () => void): void {
  const look = () => {
    if (scrollY > 0 && before.getBoundingClientRect().bottom < innerHeight) return;
    removeEventListener('scroll', look);
    then();
  };
  addEventListener('scroll', look, { passive: true, signal });
  look();
}
