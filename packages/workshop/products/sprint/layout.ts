import { dayAfter, isWithin } from '../../sheet/formulas';
import type { Rule } from '../../sheet/rules';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';

export const TOOL = '90-Day Sprint Planner';
export const WEEKS = 12;
export const PEOPLE = { first: 15, last: 39 };
/** On Hours, each in the row of its person, in the columns of the weeks. */
export const OWN_HOURS = { first: 8, last: 32 };
/** Twenty for each of twelve people. */
export const TASKS = { first: 8, last: 247 };
/**
 * What a Friday says of a task. What was dropped frees its hours and stays in the count: it took a place in
 * the week.
 */
export const DONE = ['yes', 'no', 'dropped'] as const;
export const REASONS = [
  'too big',
  'something urgent',
  'waiting for someone',
  'nobody began',
  'no longer needed',
] as const;

/** The columns of 12 Weeks. What is typed stands side by side, so that it can be sorted. */
export const TASK = {
  title: 'C',
  who: 'D',
  goal: 'E',
  hours: 'F',
  week: 'G',
  done: 'H',
  why: 'I',
  day: 'J',
  look: 'K',
} as const;
/** How many tasks fit on a page of one week, and of the Gantt. */
export const PAGE = 45;
const pagesOf = (count: string) => `INT((${count}+${PAGE - 1})/${PAGE})`;
/** The page that is asked for in a cell, from 1 on; and what is said of it where there are more. */
export const pageShown = (cell: string, count: string): string =>
  `MAX(1,MIN(${pagesOf(count)},INT(N(${cell}))))`;
export const saysPage = (page: string, count: string, none = '""'): string =>
  `=IF(${count}>${PAGE},"Page "&${page}&" of "&${pagesOf(count)}&", for "&${count}&" tasks",${none})`;
/** What may be typed as a page. */
export const ONE_OF_THE_PAGES: Rule = {
  number: [1, Math.ceil((TASKS.last - TASKS.first + 1) / PAGE)],
  whole: true,
};

/** Columns of the weeks on Hours and Capacity; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const [FIRST_WEEK, LAST_WEEK] = [week(1), week(WEEKS)];

/** The names on Sprint. */
export const NAMES = `Sprint!$C$${PEOPLE.first}:$C$${PEOPLE.last}`;

/** What may be typed where a person is asked for. */
export const ONE_OF_THE_PEOPLE = {
  from: NAMES,
  hint: 'Pick someone from the Sprint sheet.',
};

/**
 * A column of the tasks, as other sheets refer to it: from the heads to the row below the last, so that a
 * row inserted anywhere in the list counts.
 */
export const tasks = (column: keyof typeof TASK | 'number'): string => {
  const letter = column === 'number' ? 'B' : TASK[column];
  return `'12 Weeks'!$${letter}$${TASKS.first - 1}:$${letter}$${TASKS.last + 1}`;
};

/** How many hours a person may have in a week, and a task. */
export const WEEK_HOURS = [0, 80] as const;
export const TASK_HOURS = [0, 400] as const;

/** All cells that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  { cells: `Sprint!$D$${PEOPLE.first}:$D$${PEOPLE.last}`, within: WEEK_HOURS },
  {
    cells: `Hours!$${FIRST_WEEK}$${OWN_HOURS.first}:$${LAST_WEEK}$${OWN_HOURS.last}`,
    within: WEEK_HOURS,
  },
  { cells: `'12 Weeks'!$${TASK.hours}$${TASKS.first}:$${TASK.hours}$${TASKS.last}`, within: TASK_HOURS },
  `'12 Weeks'!$${TASK.week}$${TASKS.first}:$${TASK.week}$${TASKS.last}`,
];

/** Whether tasks are still to be done or were: 1 for each, 0 for one that was dropped. */
export const KEPT = `(${tasks('done')}<>"dropped")`;

/** Of those with hours that count. */
export const KEPT_HOURS = `${KEPT}*${isWithin(tasks('hours'), TASK_HOURS)}`;

/** The first day of a week, as heads show it; nothing without the first of them. */
export const dayOf = (n: number): string => `=${dayAfter('Sprint!$D$5', 7 * (n - 1))}`;
