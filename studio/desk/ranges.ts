import { clockIn, dayAfter, weekdayOf } from '@/lib/kernel/zone';

/** Days up to today or before it, by the firm's calendar. */
export const RANGES = {
  today: 'Today',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  days30: 'Last 30 days',
  days90: 'Last 90 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
} as const;
export type RangeName = keyof typeof RANGES;

export const isRangeName = (name: string): name is RangeName => Object.hasOwn(RANGES, name);

/** From one day to another, both included, such as 2026-03-01. Weeks begin on Monday. */
export function daysOf(range: RangeName, zone: string, now: Date): { from: string; to: string } {
  const { day: today } = clockIn(zone, now);
  const monday = dayAfter(today, -weekdayOf(today));
  const first = `${today.slice(0, 7)}-01`;
  const endOfLastMonth = dayAfter(first, -1);
  return {
    today: { from: today, to: today },
    thisWeek: { from: monday, to: today },
    lastWeek: { from: dayAfter(monday, -7), to: dayAfter(monday, -1) },
    days30: { from: dayAfter(today, -29), to: today },
    days90: { from: dayAfter(today, -89), to: today },
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${endOfLastMonth.slice(0, 7)}-01`, to: endOfLastMonth },
  }[range];
}
