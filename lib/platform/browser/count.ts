import type { FunnelEvent } from '@/lib/funnel/rules/events';
import { routes } from '@/lib/kernel/routes';
import { readStored, writeStored } from './stored-json';
import { readAttribution } from './visit';

const KEY = 'plumbline.counted';

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
  write(counted().filter((event) => !/^(step|rated|results|useful)/.test(event)));
}

/** Whether the visitor's browser says so, to every site. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** @returns whether it was not marked before */
function mark(event: string): boolean {
  const before = counted();
  if (before.includes(event)) return false;
  write([...before, event]);
  return true;
}

/** Storage may be switched off or hold anything; then what was counted is remembered for as long as the page. */
let inMemory: string[] = [];
const storage = () => sessionStorage;

function counted(): string[] {
  const stored = readStored<unknown>(storage, KEY);
  return Array.isArray(stored) ? (stored as string[]) : inMemory;
}

function write(events: string[]): void {
  inMemory = events;
  writeStored(storage, KEY, events);
}
