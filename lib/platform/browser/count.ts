import type { FunnelEvent } from '@/lib/funnel/rules/events';
import { routes } from '@/lib/kernel/routes';
import { counted, keepCounted } from './counted';
import { readAttribution } from './visit';

/**
 * Tells the site that something happened, once in this tab, and where its visit came from; nothing tells who. Not where the
 * visitor has said that they don't want it. The browser sends it also when the page is left at once.
 * @returns whether it is counted, now or before
 */
export function count(event: FunnelEvent): boolean {
  if (asksNotToBeCounted()) return false;
  if (!mark(event)) return true;
  const beacon = JSON.stringify({ events: [event], source: readAttribution() });
  return navigator.sendBeacon(routes.count, new Blob([beacon], { type: 'application/json' }));
}

/** After a diagnostic was sent: the next one is another. */
export function forgetDiagnostic(): void {
  keepCounted(counted().filter((event) => !/^(step|rated|results|useful)/.test(event)));
}

/** Whether the visitor's browser says so, to every site. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** @returns whether it was not marked before; of one piece of advice, one answer */
function mark(event: string): boolean {
  const asked = (one: string) => one.replace(/^useful-\w+(?=:)/, 'useful');
  const before = counted();
  if (before.some((one) => asked(one) === asked(event))) return false;
  keepCounted([...before, event]);
  return true;
}
