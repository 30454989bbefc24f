import { DAY, MINUTE } from '@/lib/kernel/time';

/**
 * How long after the buyer has given an address, in ms, Stripe is first asked what has become of the payment.
 */
export const FIRST_RECHECK_MS = 5 * MINUTE;

/** When to ask next: each time after as long as the order is old by then, from five minutes up to a day. */
export function nextRecheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, FIRST_RECHECK_MS), DAY));
}
