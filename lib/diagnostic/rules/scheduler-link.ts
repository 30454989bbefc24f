import { ATTRIBUTION_KEYS, type Attribution } from '@/lib/kernel/attribution';

export type Caller = { name: string; email: string };
/** The calendar's names for these fields; `null`: they aren't passed on. */
export type SchedulerFields = Record<keyof Caller, string> | null;

/**
 * The calendar's address with UTM tags, and name and email if the owner wants that. The only address that may
 * hold personal data; it is made in the browser in which they were typed.
 */
export function schedulerLink(
  address: string,
  fields: SchedulerFields,
  caller: Caller | null,
  attribution: Attribution | null,
): string {
  const url = new URL(address);
  for (const key of ATTRIBUTION_KEYS) {
    const value = attribution?.[key];
    if (value) url.searchParams.set(key, value);
  }
  if (fields && caller) {
    url.searchParams.set(fields.name, caller.name);
    url.searchParams.set(fields.email, caller.email);
  }
  return url.href;
}
