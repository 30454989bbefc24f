import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';

/** How long to wait after the first, the second, … try that failed: twelve tries over about five days. */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  ...Array.from({ length: 4 }, () => DAY),
];

/** For how long a dead letter can be retried; content/site.yaml promises the same. */
export const DEAD_LETTER_DAYS = 90;

/** When to try again after `tries` tries that failed; null: no more, the mail is dead. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
