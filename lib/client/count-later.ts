import type { FunnelEvent } from '@/lib/domain/funnel/events';
import type * as Counting from './count';

/** Counts when the browser has nothing better to do; what counts is fetched then, too. Failing is nobody's trouble. */
export function countLater(event: FunnelEvent): void {
  whenIdle(({ count }) => count(event));
}

/** The diagnostic was sent: that is counted, and the next one will be another. */
export function countResultsLater(): void {
  whenIdle(({ count, forgetDiagnostic }) => {
    count('results');
    forgetDiagnostic();
  });
}

function whenIdle(work: (counting: typeof Counting) => void): void {
  const go = () => void import('./count').then(work).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 5_000 });
  else setTimeout(go, 1_000);
}
