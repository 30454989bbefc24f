import { listed, fill } from '@/lib/kernel/text';
import { dayAfter, weekdayOf } from '@/lib/kernel/zone';
import { PLAN_WEEKS, type PlanRow } from './plan';

/** The Monday of week 1: on or after the result; once the weeks are over, on or after today. */
export const planStart = (taken: string, today: string): string => {
  const start = mondayFrom(taken);
  return today < dayAfter(start, PLAN_WEEKS * 7) ? start : mondayFrom(today);
};

const mondayFrom = (day: string) => dayAfter(day, (7 - weekdayOf(day)) % 7);

/** The Monday of a week, counted from 1. */
export const mondayOf = (start: string, week: number) => dayAfter(start, (week - 1) * 7);

/**
 * The check-in of a week, counted from 1: its Friday, or the next working day.
 * @param holidays as 2026-11-27, or 12-25 for every year
 */
export function checkInDay(start: string, week: number, holidays: readonly string[]): string {
  let day = dayAfter(mondayOf(start, week), 4);
  while (weekdayOf(day) > 4 || holidays.includes(day) || holidays.includes(day.slice(5)))
    day = dayAfter(day, 1);
  return day;
}

export const planDates = (
  rows: readonly PlanRow[],
  start: string,
  holidays: readonly string[],
  { dates }: { dates: string },
): string => {
  const days = rows.map(({ ends }) => inWords(checkInDay(start, ends, holidays)));
  return fill(dates, { start: inWords(start), days: listed(days) });
};

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
