import { dayAfter, weekdayOf } from '@/lib/kernel/zone';

/**
 * The Monday on which a plan begins: today or the next.
 * @param today in the visitor's zone, as 2026-11-26
 */
export const planStart = (today: string): string => dayAfter(today, (7 - weekdayOf(today)) % 7);

/**
 * The week's check-in: its Friday, or the next working day.
 * @param start the Monday of week 1, as 2026-11-30
 * @param week from 1 on
 * @param holidays days as 2026-11-27, or 12-25 for every year
 */
export function checkInDay(start: string, week: number, holidays: readonly string[]): string {
  let day = dayAfter(start, (week - 1) * 7 + 4);
  while (weekdayOf(day) > 4 || holidays.includes(day) || holidays.includes(day.slice(5)))
    day = dayAfter(day, 1);
  return day;
}
