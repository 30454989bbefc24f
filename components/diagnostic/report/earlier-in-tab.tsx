'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { hasEarlier } from '@/lib/platform/browser/kept-earlier';

type Props = { result: Carried };

/**
 * The comparison with ratings that came in the fragment of a link, which the server has not: in this tab
 * only, and loaded only where there are any (docs/decisions/037-then-and-now.md).
 */
export function EarlierInTab({ result }: Props) {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    if (result.id === null || !hasEarlier(result.id)) return;
    let left = false;
    const draw = async () => {
      const { comparisonInTab } = await import('./comparison-in-tab');
      const comparison = await comparisonInTab(result);
      if (!left) setDrawn(comparison);
    };
    // Without it the page is whole; a reload asks again.
    void draw().catch(() => undefined);
    return () => void (left = true);
  }, [result]);
  return drawn;
}
