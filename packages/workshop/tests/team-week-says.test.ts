import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { LINES, TEAM_LINES } from '../products/team/layout';
import { serialDay } from '../sheet/rules';
import { missed, WORKBOOK } from './team-inputs';
import { on, testCases } from './workbook';

/** Two KPIs over three weeks of values, read on a day. */
const readOn = (day: string, more: Cells = {}): Cells => ({
  ...missed,
  ...(on('KPIs', 'C16 D16 G16 H16 I16 J16', 'Workshop', 'Won', 'Jon', 'above', 10, 5) as Cells),
  ...(on('Weekly Values', 'D8 D9 D10 E8 E9 E10', 4, 6, 2, 12, 11, 11) as Cells),
  'Fixes.I5': serialDay(day),
  ...more,
});
const EMPTIED = Object.fromEntries(
  ['D8', 'D9', 'D10', 'E8', 'E9', 'E10'].map((cell) => [`Weekly Values.${cell}`, null]),
);
const SHOWS = `E5 F6 I${LINES} I${LINES + 1} E${TEAM_LINES}`;
const shows = (week: number, line: string, ...rest: (string | number)[]) =>
  on('Dashboard', SHOWS, week, line, ...rest);
const BEGUN = 'Week 4 has begun: it shows once all its values are in, or after its Friday.';

testCases(WORKBOOK, [
  [
    'on the Monday of week 4 the dashboard shows week 3, whose first day stands beside it',
    readOn('2027-04-26'),
    {
      ...shows(3, '', 'on target', 'on target', 1),
      'Dashboard.F5': serialDay('2027-04-19'),
    },
  ],
  [
    'the first value of week 4 leaves it on week 3, and says so',
    readOn('2027-04-26', { 'Weekly Values.E11': 1 }),
    shows(3, BEGUN, 'on target', 'on target', 1),
  ],
  [
    'so does it on its Friday, while values are entered',
    readOn('2027-04-30', { 'Weekly Values.E11': 1 }),
    shows(3, BEGUN, 'on target', 'on target', 1),
  ],
  [
    'the last value of week 4 moves it there',
    readOn('2027-04-27', { 'Weekly Values.E11': 1, 'Weekly Values.D11': 2 }),
    shows(4, '', 'on target', 'missed', 0.5),
  ],
  [
    'so does the day after its Friday, with what is missing, and its last value',
    readOn('2027-05-01', { 'Weekly Values.E11': 1 }),
    {
      ...shows(4, '', 'missing', 'missed', 0),
      [`Dashboard.F${LINES}`]: '2, week 3',
      'All KPIs.N10': '2, week 3',
    },
  ],
  [
    'so does a week that is typed',
    readOn('2027-04-26', { 'Weekly Values.E11': 1, 'Dashboard.E4': 4 }),
    shows(4, '', 'missing', 'missed', 0),
  ],
  [
    'by the calendar in week 6, it says which weeks have no values',
    readOn('2027-05-10'),
    shows(3, 'Week 6 has begun. Weeks 4 and 5 have no values.', 'on target', 'on target', 1),
  ],
  [
    'and on the Saturday of week 4 that it has none',
    readOn('2027-05-01'),
    shows(3, 'Week 4 has no values.', 'on target', 'on target', 1),
  ],
  [
    'without a first day, week 4 is over once it is whole, or a later one begins',
    readOn('2027-04-26', { 'Weekly Values.E11': 1, 'KPIs.E5': null }),
    {
      ...on('Dashboard', 'E5 F5', 3, ''),
      'Dashboard.F6': expect.stringMatching(/until then, a week ends/) as string,
    },
  ],
  [
    'on the first day there is no value yet, and a sentence says where to begin',
    readOn('2027-04-05', EMPTIED),
    shows(0, 'No value yet: type the first ones in Weekly Values.', 'no value yet', 'no value yet', ''),
  ],
  [
    'before it, week 1 hasn’t begun',
    readOn('2027-04-01', EMPTIED),
    shows(0, 'Week 1 hasn’t begun.', 'no value yet', 'no value yet', ''),
  ],
  [
    'the very first value shows at once',
    readOn('2027-04-05', { ...EMPTIED, 'Weekly Values.D8': 2 }),
    shows(1, '', 'on target', 'no value yet', 1),
  ],
  [
    'after two weeks without any value there is no news',
    readOn('2027-04-19', EMPTIED),
    {
      ...shows(0, 'Week 3 has begun. Weeks 1 and 2 have no values.', 'no news', 'no news', ''),
      [`Dashboard.J${TEAM_LINES}`]: 2,
    },
  ],
  [
    'nor of one of two',
    readOn('2027-04-26', { 'Weekly Values.E8': null, 'Weekly Values.E9': null, 'Weekly Values.E10': null }),
    shows(3, '', 'on target', 'no news', 1),
  ],
]);
