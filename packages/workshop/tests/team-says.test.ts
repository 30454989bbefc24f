import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { FIXES, LINES, OVERDUE, TEAM_LINES } from '../products/team/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { kpi, missed, WORKBOOK } from './team-inputs';
import { on, testCases, type Case } from './workbook';

const [first] = [FIXES.first];
const fixed: Cells = {
  ...missed,
  [`Fixes.C${first}`]: 2,
  [`Fixes.E${first}`]: 'Waiting',
  [`Fixes.G${first}`]: 'Ask a second supplier',
  [`Fixes.H${first}`]: 'Ana',
  [`Fixes.I${first}`]: dayNumber('2027-04-14'),
};
const onItsDay: Cells = { ...fixed, 'Fixes.I5': dayNumber('2027-04-14') };
/** Without a day of its own the workbook goes by the real one. */
const byTheClock: Cells = { ...fixed, 'Fixes.I5': null, [`Fixes.I${first}`]: dayNumber('2020-01-01') };
const done: Cells = { ...fixed, [`Fixes.J${first}`]: 'yes', 'KPIs.J8': 2 };

const TREND = expect.stringMatching(/^Trend {2}4 weeks: \+3\.0 points a week/) as string;
const IN_WEEK_3 = { 'Fixes.I5': dayNumber('2027-04-22') };
const SHARES = {
  ...IN_WEEK_3,
  'Fixes.E8': 'Won',
  'Weekly Values.D8': 0.65,
  'Weekly Values.D9': 0.68,
  'Weekly Values.D10': 0.71,
};
const NO_KPI =
  'A value of no KPI: right column? If you dropped it, type it in KPIs again, with its last week.';
const line = (says: string) =>
  on('Dashboard', `G${LINES} I${LINES} L${LINES} C${OVERDUE.first} G${OVERDUE.first}`, ...says.split('|'));

testCases(WORKBOOK, [
  [
    'a first day that isn’t a Monday is asked about',
    { ...missed, 'KPIs.E5': dayNumber('2027-04-06') },
    {
      'KPIs.F5': 'That’s not a Monday',
      'Dashboard.F6': 'KPIs, E5: not a Monday. ',
    },
  ],
  [
    'one that is still to come is told',
    { ...missed, 'Fixes.I5': dayNumber('2027-04-01') },
    { 'KPIs.F5': 'Not begun yet' },
  ],
  [
    'two KPIs of one name are asked about, and on the dashboard',
    { ...missed, ...(on('KPIs', 'C9 D9 H9 I9 J9', 'Workshop', 'waiting', 'above', 9, 5) as Cells) },
    {
      ...on('KPIs', 'O8 O9', 'Its name is there twice', 'Its name is there twice'),
      'Dashboard.G5': 'See the column Look at: 2 in KPIs.',
    },
  ],
  [
    'a text for a value is told beside its row, and on which sheet it is',
    { ...missed, 'Weekly Values.D8': '4 days' },
    {
      'Weekly Values.R8': 'A text where a number goes: it counts as nothing.',
      'Dashboard.G5': 'See the column Look at: 1 in Weekly Values.',
    },
  ],
  [
    'a column is never at the line of a target that its value isn’t at, nor past it on the wrong side',
    {
      ...missed,
      ...IN_WEEK_3,
      ...kpi('Workshop', 'On the day', 'jobs', 'list', 'Ana', 'above', 85, 70),
      ...(on('Weekly Values', 'D8 D9 D10', 84, 85, 86) as Cells),
      ...(on('KPIs', 'C9 D9 H9 I9 J9', 'Workshop', 'Quote', 'below', 3.5, 6) as Cells),
      ...(on('Weekly Values', 'E8 E9 E10', 9, 3.6, 3.4) as Cells),
      ...(on('KPIs', 'C10 D10 H10 I10 J10 K10 L10', 'Workshop', 'Hours', 'between', 36, 30, 40, 45) as Cells),
      ...(on('Weekly Values', 'F8 F9 F10', 38, 20, 41) as Cells),
    },
    (() => {
      const row = (at: number, left: string, middle: string, right: string, ...steps: number[]) =>
        on('All KPIs', `${left}${at} ${middle}${at} ${right}${at}`, ...steps);
      const helper = 5 + 7 * 12 + 4;
      return {
        ...row(helper + 2, 'B', 'C', 'D', 1, 5, 8),
        ...row(helper + 4, 'B', 'C', 'D', 5, 5, 5),
        ...row(helper + 9, 'P', 'Q', 'R', 8, 3, 1),
        ...row(helper + 11, 'P', 'Q', 'R', 2, 2, 2),
        ...row(helper + 16, 'B', 'C', 'D', 6, 1, 8),
        ...row(helper + 18, 'B', 'C', 'D', 5, 5, 5),
        ...row(helper + 20, 'B', 'C', 'D', 7, 7, 7),
      };
    })(),
  ],
  ['a missed target asks for a fix', missed, { ...line('below 3|missed|needs a fix||'), 'KPIs.O8': '' }],
  [
    'a fix after its day is overdue, and on top',
    fixed,
    {
      ...line('below 3|missed|open: 1|Waiting|Ask a second supplier'),
      ...on('Fixes', 'F8 K8', 6, 'overdue'),
    },
  ],
  [
    'one that is done is neither, and a limit on the good side of its target is named',
    done,
    {
      ...on('Fixes', 'F8 K8', 6, ''),
      'KPIs.O8': 'The limit is on the good side',
      [`Dashboard.C${OVERDUE.first}`]: '',
    },
  ],
  [
    'what is overdue for longest comes first, and without its KPI it is told',
    { ...fixed, ...(on('Fixes', 'G9 H9 I9', 'Call', 'Ben', dayNumber('2027-04-10')) as Cells) },
    {
      ...on('Dashboard', 'C9 G9 C10 G10', 'Which KPI?', 'Call', 'Waiting', 'Ask a second supplier'),
      'Fixes.K9': 'Which KPI?',
      'Dashboard.G5': 'See the column Look at: 1 in Fixes.',
    },
  ],
  [
    'a value of a week to come moves nothing, and is told beside its row and on the dashboard',
    { ...fixed, 'Weekly Values.D18': 1, 'Weekly Values.D9': null },
    {
      ...on('Weekly Values', 'R17 R18', '', 'Week 11 hasn’t begun: right row?'),
      ...on('Dashboard', 'E5 F4 G5 F17', 1, '', 'See the column Look at: 1 in Weekly Values.', 4),
    },
  ],
  [
    'nor does a week to come that is asked for',
    { ...fixed, 'Dashboard.E4': 30 },
    on('Dashboard', 'E5 F4', 2, 'Week 30 hasn’t begun: this is week 2.'),
  ],
  [
    'a KPI in percent is shown so, and in its fix',
    { ...fixed, ...kpi('Workshop', 'Won', 'quotes', 'list', 'Ana', 'above', 0.7, 0.5), ...SHARES },
    {
      ...on('Dashboard', 'G17 H17 N17', 'above 70%', 'above 50%', 1),
      ...on('All KPIs', 'N6 N9 B15', 'target above 70%', 'now 71%', TREND),
      ...{ 'Dashboard.J17': expect.closeTo(3) as number, 'Fixes.F8': '68%' },
    },
  ],
  [
    'so are thousands',
    { ...missed, 'KPIs.I8': 3000, 'KPIs.J8': 5000 },
    on('Dashboard', 'G17 N17', 'below 3,000', 0),
  ],
  [
    'and their trend',
    { ...missed, ...IN_WEEK_3, ...(on('Weekly Values', 'D8 D9 D10', 9000, 4500, 0) as Cells) },
    { 'All KPIs.B15': expect.stringMatching(/^Trend {2}4 weeks: -4,500 a week/) as string },
  ],
  [
    'an empty first day is asked for once there is a KPI',
    { ...missed, 'KPIs.E5': null },
    {
      'KPIs.F5': 'Missing: the first day',
      'Dashboard.F6':
        'KPIs, E5, has no first day: until then, a week ends once all its values are in, or a later one begins.',
    },
  ],
  [
    'so is one that is a text',
    { ...missed, 'KPIs.E5': 'soon' },
    { 'KPIs.F5': 'Enter a date', 'Dashboard.F6': expect.stringMatching(/has no first day/) as string },
  ],
  ['and not before', { 'KPIs.I6': 'Workshop' }, { 'KPIs.F5': '', 'Dashboard.F6': '' }],
  [
    'a KPI whose name was cleared is told once, and counts in no score; its fix keeps its name',
    { ...fixed, ...on('KPIs', 'C8 D8 E8 F8 G8 H8 I8 J8', ...Array<string>(8).fill('')) },
    {
      ...on('Weekly Values', 'R8 R9', '', NO_KPI),
      ...on(
        'Dashboard',
        `E${TEAM_LINES} F${TEAM_LINES} C9 F17 G17 I17 J17 K17`,
        '',
        '',
        'Waiting',
        '',
        '',
        '',
        '',
        '',
      ),
      'Fixes.K8': 'This KPI isn’t in KPIs',
    },
  ],
  [
    'a value in a column that has no KPI is told',
    { ...missed, 'Weekly Values.G8': 5 },
    {
      ...on('Weekly Values', 'R8 R9', NO_KPI, ''),
      'Dashboard.G5': 'See the column Look at: 1 in Weekly Values.',
    },
  ],
  [
    'of target and limit the missing one is named',
    { ...missed, 'KPIs.J8': null },
    { 'KPIs.O8': 'Missing: limit' },
  ],
  ['a fix is due on its day', onItsDay, { 'Fixes.K8': '' }],
  [
    'one that is overdue counts without its owner too; a text for its day is apart, and pushes none off',
    {
      ...fixed,
      ...(on('Fixes', 'C9 E9 G9 H9 I9', 2, 'Waiting', 'Call', 'Ben', '31.12.2026') as Cells),
      'Fixes.H8': null,
    },
    {
      ...on('Fixes', 'K8 K9 L9', 'Who does it?', 'Enter a date', ''),
      ...on('Dashboard', 'E9 G9 E10 G10', 'Who does it?', 'Ask a second supplier', '', ''),
      'Dashboard.G13': '1 fix has a text for its day: enter a date on the sheet Fixes.',
    },
  ],
  ...['Feild', 'Workshop ', 'WORKSHOP'].map((team): Case => [
    `a KPI of the team “${team}” is in no team, and asked about, but for its case`,
    { ...missed, 'KPIs.C8': team },
    { 'KPIs.O8': team === 'WORKSHOP' ? '' : 'No such team: pick it again' },
  ]),
  ['it is overdue by the real day where none was typed', byTheClock, { 'Fixes.K8': 'overdue' }],
  [
    'a score of 0 is 0 beside the chart, and only what is drawn, hidden beside it, is a sliver',
    { ...missed, 'Weekly Values.D8': 6, 'Weekly Values.D9': null },
    on('Dashboard', `O${TEAM_LINES} T${TEAM_LINES}`, 0, 0.01),
  ],
]);
