import { type Attribution, attributionOf, cleanAttribution } from '@/lib/funnel/rules/attribution';
import type { Caller } from '@/lib/diagnostic/rules/scheduler-link';
import { readStored, writeStored } from './stored-json';

/**
 * What this tab keeps of a visit until it is closed: where it came from, and who took the diagnostic in it.
 */
const ATTRIBUTION = 'plumbline.attribution';
const CALLER = 'plumbline.caller';
const storage = () => sessionStorage;

/**
 * Keeps where the visit came from, unless an earlier page of it has told already; where it came by no link,
 * that.
 * @returns whether the visit begins here: not in a tab that a page of ours has opened
 */
export function noteAttribution(): boolean {
  if (readStored(storage, ATTRIBUTION)) return false;
  const found = attributionOf(location.href, document.referrer);
  writeStored(storage, ATTRIBUTION, found ?? {});
  return !document.referrer.startsWith(location.origin);
}

/** Where the visit came from; empty: by no link that we know of. */
export function readAttribution(): Attribution {
  return cleanAttribution(readStored(storage, ATTRIBUTION)) ?? {};
}

export function rememberCaller({ name, email }: Caller): void {
  writeStored(storage, CALLER, { name, email });
}

export function forgetCaller(): void {
  writeStored(storage, CALLER, null);
}

export function readCaller(): Caller | null {
  const { name, email } = readStored<Partial<Caller>>(storage, CALLER) ?? {};
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}
