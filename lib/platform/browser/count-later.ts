import type { FunnelEvent } from '@/lib/funnel/rules/events';
import { count } from './count';

/** Counts when the browser has nothing better to do. */
export function countLater(event: FunnelEvent): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => count(event), { timeout: 5_000 });
  else setTimeout(() => count(event), 1_000);
}
