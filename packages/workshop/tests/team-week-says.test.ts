import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { LINES, TEAM_LINES } from '../products/team/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { readOn, WORKBOOK } from './team-inputs';
import { on, testCases } from './workbook';

const EMPTIED = Object.fromEntries(
  ['D8', 'D9', 'D10', 'E8', 'E9', 'E10'].map((cell) => [`Weekly Values.${cell}`, null]),
);
const SHOWS = `E5 F6 I${LINES} I${LINES + 1} E${TEAM_LINES}`;
const shows = (week: number, line: string, ...rest: (string | number)[]) =>
  on('Dashboard', SHOWS, week, line, ...rest);
/** The values of week 3 in the row of week 4. */
const WRONG_ROW: Cells = on('Weekly Values', 'D10 E10 D11 E11', '', '', 2, 11);
const BEGUN = 'Week 4 has begun: it shows once all its values are in, or after its Friday.';

testCases(WORKBOOK, [
  [
    'on the Monday of week 4 the dashboard shows week 3, whose first day stands beside it',
    readOn('2027-04-26'),
    {
      ...shows(3, '', 'on target', 'on target', 1),
      'Dashboard.F5': dayNumber('2027-04-19'),
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
      'All KPIs.N9': '2, week 3',
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
      ...on('Dashboard', 'E5 F5 O10 O11', 3, '', 0, 4),
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
    'after two weeks without any value, a sentence says which weeks have none',
    readOn('2027-04-19', EMPTIED),
    shows(0, 'Week 3 has begun. Weeks 1 and 2 have no values.', 'no value yet', 'no value yet', ''),
  ],
  [
    'a KPI that was just added has no value yet, and isn’t counted; Weekly Values asks for it',
    readOn('2027-04-26', { 'Weekly Values.E8': null, 'Weekly Values.E9': null, 'Weekly Values.E10': null }),
    {
      ...shows(3, '', 'on target', 'no value yet', 1),
      ...on('Dashboard', `F${TEAM_LINES} J${TEAM_LINES} F${TEAM_LINES + 5}`, '1 of 1', 0, '1 of 1'),
      'Weekly Values.B3': expect.stringMatching(/^Week 3 still lacks Won \(E10\)\. Week 4 is the/) as string,
    },
  ],
  [
    'nor is one whose first value comes later than the week that is read',
    readOn('2027-04-26', { 'Weekly Values.E8': null, 'Weekly Values.E9': null, 'Dashboard.E4': 2 }),
    {
      ...shows(2, '', 'missed', 'no value yet', 0),
      ...on('Dashboard', `F${TEAM_LINES} J${TEAM_LINES}`, '1 of 1', 0),
      'History.J9': 0,
    },
  ],
  [
    'on the Monday after, a week that lacks a value is named, with the cell',
    readOn('2027-04-26', { 'Weekly Values.D10': null }),
    {
      ...on('Dashboard', 'O12 R17 R18', 3, 1, 0),
      'Weekly Values.B3': expect.stringMatching(
        /^Week 3 still lacks Waiting \(D10\)\. Week 4 is the blue row/,
      ) as string,
    },
  ],
  [
    'and not on its Saturday, while its row is blue',
    readOn('2027-04-24', { 'Weekly Values.D10': null }),
    { 'Dashboard.O12': 0 },
  ],
  [
    'a KPI is ended after its last week: nothing is missing, and its past weeks keep their scores',
    readOn('2027-04-26', { 'KPIs.N8': 2 }),
    {
      ...on('Dashboard', `F17 I17 J17 F${TEAM_LINES} J${TEAM_LINES}`, '6, week 2', 'ended', '', '1 of 1', 0),
      ...on('History', 'K8 K9 K10 J9 J10', 0.5, 0, '', 0, 0),
      ...on('Weekly Values', 'R9 R10', '', 'A value after its KPI’s last week: it isn’t counted.'),
    },
  ],
  [
    'a week is whole without it',
    readOn('2027-04-26', { 'KPIs.N8': 3, 'Weekly Values.E11': 11 }),
    shows(4, '', 'ended', 'on target', 1),
  ],
  [
    'the row to type is that of this week',
    readOn('2027-04-26'),
    {
      ...on('Dashboard', 'O11', 4),
      'Weekly Values.B3': expect.stringMatching(
        /^Week 4 is the blue row: type its values by Friday\./,
      ) as string,
    },
  ],
  [
    'and on its Friday the dashboard asks for them',
    readOn('2027-04-30'),
    shows(
      3,
      'It’s Friday: type the values of week 4 today, in the blue row of Weekly Values.',
      'on target',
      'on target',
      1,
    ),
  ],
  [
    'values of a week that has only begun, after an empty one, are asked about',
    readOn('2027-04-26', WRONG_ROW),
    {
      ...on('Dashboard', 'E5 F6 O11', 4, 'Week 4 has only begun, and week 3 is empty: right row?', 3),
      ...on('Weekly Values', 'R10 R11', '', 'Week 4 has only begun, and week 3 is empty: right row?'),
    },
  ],
  [
    'and no longer once it is over',
    readOn('2027-05-01', WRONG_ROW),
    { ...on('Dashboard', 'E5 F6', 4, ''), 'Weekly Values.R11': '' },
  ],
  [
    'two values make no trend, and three do',
    readOn('2027-04-26', { ...(on('Weekly Values', 'E8 E9 E10', '', 14, 11) as Cells) }),
    on('Dashboard', 'I18 J17 J18', 'on target', -1, ''),
  ],
  [
    'History and the chart of the scores say that a KPI is left out',
    readOn('2027-05-01', { 'Weekly Values.E11': 11 }),
    {
      ...on('History', 'I11 J10 J11', 1, 0, 1),
      ...on('Dashboard', `M${TEAM_LINES + 2} M${TEAM_LINES + 3}`, '3', '4*'),
    },
  ],
]);
