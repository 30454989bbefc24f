import { ATTRIBUTION_KEYS, type Attribution } from '@/lib/kernel/attribution';

/** Who took the diagnostic in this tab. */
export type Caller = { name: string; email: string };
/** What the calendar calls them in its address; null: they are not passed on. */
export type SchedulerFields = Record<keyof Caller, string> | null;

/**
 * The address of the calendar with what it can be told: campaign tags, and name and e-mail where the owner
 * wants that. It is the one address of ours that may hold personal data, and only the browser that they were
 * typed in ever makes it.
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
