import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';

/** Pauses after failed tries: twelve tries in about five days. */
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

/** content/site.yaml promises the same. */
export const DEAD_LETTER_DAYS = 90;

/** `null`: no more tries, the mail is dead. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
