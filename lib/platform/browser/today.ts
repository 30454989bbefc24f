import { isoDay } from '@/lib/kernel/day';
import { MINUTE } from '@/lib/kernel/time';

/** The day by the visitor's own calendar, as 2026-11-26. */
export function today(now = new Date()): string {
  return isoDay(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE));
}
