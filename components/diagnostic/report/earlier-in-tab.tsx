'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { useInBrowser } from '@/components/ui/use-scripted';
import { hasEarlier } from '@/lib/platform/browser/earlier';

type Props = { result: Carried };

/**
 * The comparison with ratings out of a link, in this tab only (docs/decisions/no-accounts.md).
 * It comes while its place is out of sight, or at the top of the page, where nothing was read yet.
 */
export function EarlierInTab({ result }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReactNode>(null);
  const kept = useInBrowser(() => result.id !== null && hasEarlier(result.id), false);
  useEffect(() => {
    if (!kept) return;
    const left = new AbortController();
    const draw = async () => {
      const { comparisonInTab } = await import('./comparison');
      const comparison = await comparisonInTab(result);
      const { previousElementSibling: before, nextElementSibling: after } = place.current ?? {};
      if (before && after && !left.signal.aborted)
        outOfSight(before, after, left, () => setDrawn(comparison));
    };
    // Without it the page is whole; a reload asks again.
    void draw().catch(() => undefined);
    return () => left.abort();
  }, [kept, result]);
  return (kept && drawn) || <div ref={place} hidden />;
}

/** Draws once the place between two elements is out of sight, at the top of the page, or printed. */
function outOfSight(before: Element, after: Element, waiting: AbortController, draw: () => void): void {
  const drawNow = () => {
    waiting.abort();
    const isAbove = before.getBoundingClientRect().bottom < 0;
    const { top } = after.getBoundingClientRect();
    flushSync(draw);
    if (isAbove) scrollBy({ top: after.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const look = () => {
    const { bottom } = before.getBoundingClientRect();
    if (scrollY === 0 || bottom < 0 || bottom > innerHeight) drawNow();
  };
  const { signal } = waiting;
  addEventListener('scroll', look, { signal, passive: true });
  addEventListener('beforeprint', drawNow, { signal });
  look();
}
