import { type CalendarEvent, calendarText } from '@/lib/kernel/calendar';
import { csvText } from '@/lib/kernel/csv';
import { firmText } from '@/lib/tools/rules/firm-file';
import { checkInDay, mondayOf, type CheckIn, type PlanRow, sprintOf } from './plan';

export type PlanToSave = {
  rows: readonly PlanRow[];
  /** The Monday of week 1, as 2026-11-30. */
  start: string;
  holidays: readonly string[];
  columns: readonly string[];
  ratingLabels: readonly string[];
};

/** The files' name without an ending. */
export const PLAN_NAME = '12-week-plan';

type Dated = Pick<PlanToSave, 'start' | 'holidays'> & { rows: readonly CheckIn[] };

/** Each step on the Monday of its first week, and its check-in. */
export function planCalendar({ rows, start, holidays }: Dated, now: string): string {
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

export const planTable = ({ rows, start, holidays, columns, ratingLabels }: PlanToSave): string =>
  csvText([
    columns,
    ...rows.map(({ weeks, title, from, to, step, done, ends }) => [
      weeks,
      title,
      ratingLabels[from]!,
      ratingLabels[to]!,
      step,
      done,
      checkInDay(start, ends, holidays),
    ]),
  ]);

/** The file for all demos: in the Sprint Planner, moves are goals and steps are in their week. */
export function planFirm({ rows, start }: PlanToSave): string {
  const { goals, people, tasks } = sprintOf(rows);
  const [me] = people;
  const work = [
    ...goals.map((title, index) => ({ id: `${index + 1}`, level: 'quarter', title })),
    ...tasks.map(({ goal, ...task }, index) => ({
      id: `${goals.length + index + 1}`,
      level: 'task',
      ...task,
      serves: String(goal),
      owner: '1',
    })),
  ];
  const firm = { quarter: { from: start }, people: [{ id: '1', ...me }], work, kpis: [], tools: {} };
  return firmText(firm, `${start}-${planId(rows)}`);
}

/** The same moves are the same plan, whenever they begin. */
const planId = (rows: readonly CheckIn[]) => rows.map(({ id }) => id).join('-');
