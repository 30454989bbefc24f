import { type Attribution, attributionIn, cleanAttribution } from '@/lib/kernel/attribution';
import type { Caller } from '@/lib/diagnostic/rules/scheduler-link';
import { readStored, writeStored } from './stored-json';

/** What this tab keeps of a visit until it is closed: where it came from, and who took the diagnostic. */
const ATTRIBUTION = 'plumbline.attribution';
const CALLER = 'plumbline.caller';
const storage = () => sessionStorage;

/** Keeps the campaign tags of the address that the visit began with; those of a later page are not read. */
export function noteAttribution(): void {
  if (!readStored(storage, ATTRIBUTION))
    writeStored(storage, ATTRIBUTION, attributionIn(location.search) ?? {});
}

/** Where the visit came from; empty: nothing said so. */
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
