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

/** The columns of 12 Weeks. What is typed stands side by side, so that it can be sorted. */
export const TASK = {
  ...{ title: 'C', who: 'D', goal: 'E', hours: 'F', week: 'G', done: 'H', why: 'I' },
  ...{ day: 'J', look: 'K' },
} as const;
/** How many tasks fit on the page of one week. */
export const ONE_WEEK = 20;

/** Columns of the weeks on Capacity; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const [FIRST_WEEK, LAST_WEEK] = [week(1), week(WEEKS)];

/** A column of the tasks, as other sheets refer to it. */
export const tasks = (column: keyof typeof TASK | 'number'): string => {
  const letter = column === 'number' ? 'B' : TASK[column];
  return `'12 Weeks'!$${letter}$${TASKS.first}:$${letter}$${TASKS.last}`;
};

/** All cells that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  `Sprint!$D$${PEOPLE.first}:$D$${PEOPLE.last}`,
  `'12 Weeks'!$${TASK.hours}$${TASKS.first}:$${TASK.week}$${TASKS.last}`,
];
