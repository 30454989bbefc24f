import type { FunnelEvent } from '@/lib/funnel/rules/events';
import { count, forgetDiagnostic } from './count';

/** Counts when the browser has nothing better to do. */
export function countLater(event: FunnelEvent): void {
  whenIdle(() => count(event));
}

/** The diagnostic was sent: that is counted, and the next one will be another. */
export function countResultsLater(): void {
  whenIdle(() => {
    count('results');
    forgetDiagnostic();
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
