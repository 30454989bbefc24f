import { type CalendarEvent, calendarText } from '@/lib/kernel/calendar';
import { checkInDay, mondayOf, type CheckIn } from './plan';

export type PlanToSave = {
  rows: readonly CheckIn[];
  /** The Monday of week 1, as 2026-11-30. */
  start: string;
  holidays: readonly string[];
};

/** The file's name without an ending. */
export const PLAN_NAME = '12-week-plan';

/** Each step on the Monday of its first week, and its check-in. */
export function planCalendar({ rows, start, holidays }: PlanToSave, now: string): string {
  const events = rows.flatMap(({ title, step, done, checkIn, begins, ends }): CalendarEvent[] => {
    const note = `${step} ${done}`;
    const check = { id: `week-${ends}`, title: `${checkIn}: ${title}`, note };
    return [
      { id: `week-${begins}`, title, day: mondayOf(start, begins), note },
      { ...check, day: checkInDay(start, ends, holidays) },
    ];
  });
  return calendarText({ slug: PLAN_NAME, kind: 'report', plan: planId(rows) }, events, now);
}

/** The same moves are the same plan, whenever they begin. */
const planId = (rows: readonly CheckIn[]) => rows.map(({ id }) => id).join('-');
