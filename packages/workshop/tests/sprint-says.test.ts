import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { BOOKED, FREE, TEAM } from '../products/sprint/capacity-sheet';
import { BANDS, TASK_BANDS } from '../products/sprint/gantt-sheet';
import { PAGE, TASKS, week } from '../products/sprint/layout';
import { indexes } from '../sheet/table';
import { tasksFrom, team } from './sprint-inputs';
import { fileOf, on, testCases, type Case } from './workbook';

const PEOPLE_25 = indexes(25).map((n) => `Person ${n + 1}`);
const one = (...values: (string | number)[]) => tasksFrom(8, ['A task', ...values]);
const inWeek = (week: number, title: string, who?: string, done?: string) =>
  [title, who, null, null, week, done] as const;
const ofAnn = (...values: (string | number)[]) => ({ ...team(['Ann', 10]), ...one('Ann', ...values) });
/** Twelve people with five tasks each, in every other row. */
const FULL_WEEK = indexes(60).reduce<Cells>(
  (all, n) => ({
    ...all,
    ...tasksFrom(8 + 2 * n, inWeek(5, `Task ${n + 1}`, PEOPLE_25[Math.floor(n / 5)])),
  }),
  { 'One Week.C5': 5 },
);
/** A team of 40 hours, of which so many are booked in week 5; one is away in week 6. */
const plan40 = (hours: number): Cells => ({
  ...team(['Ann', 30], ['Ben', 10]),
  'Hours.I9': 0,
  ...one('Ann', 1, hours, 5),
});
/** Twelve of fourteen tasks got finished in the weeks before, as in the guide. */
const COUNTED = tasksFrom(
  20,
  ...indexes(14).map((n) => inWeek(1 + (n % 4), 'Before', undefined, n < 12 ? 'yes' : 'no')),
);
const BY_GOAL: Cells = {
  'Sprint.C10': 'Deliver',
  ...tasksFrom(8, ['A task', 'Ann', 2, 5, 4], ['first', null, 1, 2, 3]),
  ...tasksFrom(10, ['daily', null, 'D', 3, 1], ['not done', null, 1, 9, 1, 'dropped']),
};
const A_TEXT = expect.stringMatching(/^1 cell for a number has a text in it,/) as string;
const NOT_COUNTED = '1 task has hours, but no person from Sprint or no week from 1 to 12: not counted here.';

const pages = (...values: string[]): Case[2] => ({
  ...on('One Week', `C8 C22 C23 C${7 + PAGE} D6`, ...values),
  ...on('Gantt', `C${TASK_BANDS} C${TASK_BANDS + PAGE - 1} B4`, values[0]!, values[3]!, values[4]!),
});
const ONE_PAGE = (page: number | null) => ({
  ...FULL_WEEK,
  'One Week.C6': page,
  [`Gantt.P${TASK_BANDS - 2}`]: page,
});
const ofWhom = (...values: string[]) => on('One Week', 'C8 C9 C12 C13 D6', ...values);
const teamHours = (...values: number[]) =>
  on('Capacity', [0, 1, 2, 3].map((row) => week(5) + (TEAM + row)).join(' '), ...values);
const texts = (beside: string, below: string, booked: number): Case[2] => ({
  ...on('12 Weeks', 'K8 B4', beside, below),
  ...on('Capacity', `B4 D${BOOKED}`, below, booked),
});
const missing = (hours: string, names: string): Case[2] => ({ 'Capacity.B5': hours, 'Sprint.B12': names });
const ganttTasks = (...titles: string[]) =>
  on('Gantt', [0, 1, 2, 3].map((row) => `C${TASK_BANDS + row}`).join(' '), ...titles);
const beside = (says: string): Case[2] => ({ '12 Weeks.K8': says });

const ofPerson = (who: string, ...says: string[]): Case => [
  `One Week has the tasks of ${who} alone`,
  { ...FULL_WEEK, 'One Week.F5': who },
  ofWhom(...says),
];
const afterFridays = (hours: number): Case => [
  `after Fridays with 12 of 14 finished, 34 are to plan, and ${hours} are booked`,
  { ...plan40(hours), ...COUNTED },
  teamHours(40, 34, hours, 40 - hours),
];

testCases(fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx'), [
  [
    'One Week lists the tasks of the week asked for, in their order',
    {
      ...tasksFrom(8, inWeek(3, 'first'), inWeek(4, 'other')),
      ...tasksFrom(11, inWeek(3, 'second')),
      'One Week.C5': 3,
    },
    on('One Week', 'C8 C9 C10 D6', 'first', 'second', '', ''),
  ],
  [
    'One Week and Gantt have room for 45 tasks',
    ONE_PAGE(null),
    pages('Task 1', 'Task 15', 'Task 16', 'Task 45', 'Page 1 of 2, for 60 tasks'),
  ],
  ...[2, 3].map((page): Case => [
    `One Week and Gantt have their last page where page ${page} is asked for`,
    ONE_PAGE(page),
    pages('Task 46', 'Task 60', '', '', 'Page 2 of 2, for 60 tasks'),
  ]),
  [
    'One Week is empty without a week',
    { ...FULL_WEEK, 'One Week.C5': null },
    on('One Week', 'C8 D6', '', ''),
  ],
  ofPerson('Person 2', 'Task 6', 'Task 7', 'Task 10', '', ''),
  ofPerson('Person 12', 'Task 56', 'Task 57', 'Task 60', '', ''),
  ofPerson('Nobody', '', '', '', '', 'No task of Nobody in this week'),
  ['of 40 hours, 26 are to plan', plan40(26), { ...teamHours(40, 26, 26, 14), [`Capacity.I${TEAM}`]: 30 }],
  ['26.5 hours are half an hour too many', plan40(26.5), teamHours(40, 26, 26.5, 13.5)],
  ...[34, 35, 41].map(afterFridays),
  ['hours with a unit are told', ofAnn(1, '8h', 1), texts('Hours and week need plain numbers', A_TEXT, 0)],
  ['so are those of a person', { ...team(['Ann', '10 h']), ...one('Ann', 1, 8, 1) }, texts('', A_TEXT, 8)],
  [
    '25 people have room, each with the hours of each week',
    {
      ...team(...PEOPLE_25.map((name): [string, number] => [name, 10])),
      ...tasksFrom(TASKS.first, ...PEOPLE_25.map((name, n) => ['A task', name, 1, n, 1])),
    },
    { ...on('Capacity', `D${FREE} D${FREE + 24}`, 10, -14), [`12 Weeks.K${TASKS.first + 24}`]: '' },
  ],
  ['plain hours are told nowhere', ofAnn(1, 8, 1), { ...texts('', '', 8), ...missing('', '') }],
  [
    'hours of somebody else are told, and a name that two people have',
    { ...team(['Ann'], ['ann']), ...one('Cleo', 1, 8, 1) },
    missing(NOT_COUNTED, 'Two people have the same name: add an initial.'),
  ],
  ['hours of a week 13 are told', ofAnn(1, 8, 13), missing(NOT_COUNTED, '')],
  ['hours of what was dropped are not', one('Cleo', 1, 8, 1, 'dropped'), missing('', '')],
  [
    'Gantt shows the hours of each goal and each task in their week, without what was dropped',
    BY_GOAL,
    {
      ...on('Gantt', `D${BANDS} G${BANDS} C${BANDS + 1} H${BANDS + 1} E${BANDS + 3}`, 2, 2, 'Deliver', 5, 3),
      ...ganttTasks('first', 'A task', 'daily', ''),
      ...on('Gantt', `G${TASK_BANDS} H${TASK_BANDS + 1} E${TASK_BANDS + 2} F${TASK_BANDS + 2}`, 2, 5, 3, ''),
    },
  ],
  [
    'Gantt shows one goal’s tasks alone',
    { ...BY_GOAL, [`Gantt.D${TASK_BANDS - 2}`]: '2' },
    ganttTasks('A task', '', '', ''),
  ],
  ['a goal 4 is told', ofAnn(4, 8, 1), beside('Which goal, or D?')],
  ['a week 13 is told', ofAnn(3, 8, 13), beside('Which week, 1 to 12?')],
  ['half a week is told', ofAnn(3, 8, 1.5), beside('Which week, 1 to 12?')],
  ['week 12 is not', ofAnn(3, 8, 12), beside('')],
  ['a done that isn’t one is told', ofAnn(3, 8, 12, 'done'), beside('Done? yes, no or dropped')],
]);
