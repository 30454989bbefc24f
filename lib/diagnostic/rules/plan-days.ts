import { dayAfter, weekdayOf } from '@/lib/kernel/zone';

/**
 * The Monday a plan begins on: that day, or the next one.
 * @param today by the visitor's calendar, as 2026-11-26
 */
export const planStart = (today: string): string => dayAfter(today, (7 - weekdayOf(today)) % 7);

/** The Friday of a week of the plan. @param start its Monday @param week from 1 on */
export const fridayOf = (start: string, week: number): string => dayAfter(start, (week - 1) * 7 + 4);
