import { columnName } from '../../sheet/sheet';

export const TOOL = '90-Day Sprint Planner';
export const WEEKS = 12;
export const PEOPLE = { first: 15, last: 22 };
export const TASKS = { first: 8, last: 87 };
export const REASONS = [
  'too big',
  'something urgent',
  'waiting for someone',
  'nobody began',
  'no longer needed',
] as const;

/** Columns of the weeks on Capacity; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const [FIRST_WEEK, LAST_WEEK] = [week(1), week(WEEKS)];

/** A column of the tasks, as other sheets refer to it. */
export const tasks = (column: string): string =>
  `'12 Weeks'!$${column}$${TASKS.first}:$${column}$${TASKS.last}`;
