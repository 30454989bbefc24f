import { type Attribution, attributionIn, cleanAttribution } from '@/lib/kernel/attribution';
import type { Caller } from '@/lib/diagnostic/rules/scheduler-link';
import { storedJson } from './stored-json';

/** What this tab keeps of a visit until it is closed: where it came from, and who took the diagnostic. */
const attribution = storedJson<Attribution>(() => sessionStorage, 'plumbline.attribution');
const caller = storedJson<Partial<Caller>>(() => sessionStorage, 'plumbline.caller');

/** Keeps the campaign tags of the address that the visit began with; those of a later page are not read. */
export function noteAttribution(): void {
  if (!attribution.read()) attribution.write(attributionIn(location.search) ?? {});
}

export function readAttribution(): Attribution {
  return cleanAttribution(attribution.read()) ?? {};
}

export function rememberCaller({ name, email }: Caller): void {
  caller.write({ name, email });
}

export function forgetCaller(): void {
  caller.write(null);
}

export function readCaller(): Caller | null {
  const { name, email } = caller.read() ?? {};
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}
