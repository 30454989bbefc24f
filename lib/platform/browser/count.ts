import type { FunnelEvent } from '@/lib/funnel/rules/events';
import { routes } from '@/lib/kernel/routes';
import { counted, keepCounted } from './counted';
import { readAttribution } from './visit';

/**
 * Tells the site that something happened, once in this tab, and where its visit came from; nothing tells who.
 * Not where the visitor has said that they don't want it. The browser sends it also when the page is left at
 * once.
 * @returns whether it is counted, now or before
 */
export function count(event: FunnelEvent): boolean {
  if (asksNotToBeCounted()) return false;
  const before = counted();
  if (before.some((one) => question(one) === question(event))) return true;
  const beacon = JSON.stringify({ events: [event], source: readAttribution() });
  const isSent = navigator.sendBeacon(routes.count, new Blob([beacon], { type: 'application/json' }));
  if (isSent) keepCounted([...before, event]);
  return isSent;
}

/** What an event answers: of one piece of advice, one answer is counted. */
const question = (event: string) => event.replace(/^useful-\w+(?=:)/, 'useful');

/** After a diagnostic was sent: the next one is another. */
export function forgetDiagnostic(): void {
  keepCounted(counted().filter((event) => !/^(step|rated|results|useful)/.test(event)));
}

/** Whether the visitor's browser says so, to every site. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
