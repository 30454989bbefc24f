import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { FIXES, LINES, OVERDUE, TEAM_LINES } from '../products/team/layout';
import { serialDay } from '../sheet/rules';
import { fileOf, on, testCases, type Case } from './workbook';

const WORKBOOK = fileOf('team-performance-dashboard', 'team-performance-dashboard.xlsx');

/** The first KPI, from its team on, in the only team. */
const kpi = (...values: (string | number)[]): Cells =>
  ({
    'KPIs.D7': 'Workshop',
    ...on(
      'KPIs',
      [...'CDEFGHIJKL']
        .slice(0, values.length)
        .map((column) => `${column}15`)
        .join(' '),
      ...values,
    ),
  }) as Cells;
const missed: Cells = {
  'KPIs.E5': serialDay('2027-04-05'),
  'Fixes.I5': serialDay('2027-04-15'),
  ...kpi('Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5),
  'Weekly Values.D8': 4,
  'Weekly Values.D9': 6,
};
const [first] = [FIXES.first];
const fixed: Cells = {
  ...missed,
  [`Fixes.C${first}`]: 2,
  [`Fixes.D${first}`]: 1,
  [`Fixes.G${first}`]: 'Ask a second supplier',
  [`Fixes.H${first}`]: 'Ana',
  [`Fixes.I${first}`]: serialDay('2027-04-14'),
};
const onItsDay: Cells = { ...fixed, 'Fixes.I5': serialDay('2027-04-14') };
/** Without a day of its own the workbook goes by the real one. */
const byTheClock: Cells = { ...fixed, 'Fixes.I5': null, [`Fixes.I${first}`]: serialDay('2020-01-01') };
const done: Cells = { ...fixed, [`Fixes.J${first}`]: 'yes', 'KPIs.J15': 2 };

const BETWEEN = {
  ...kpi('Workshop', 'Stock', 'days', 'list', 'Ana', 'between', 10, 5, 20, 30),
  'Weekly Values.D8': 12,
};
const second = {
  ...(on('KPIs', 'C16 D16 H16 I16 J16', 'Workshop', 'Won', 'above', 0.9, 0.5) as Cells),
  'Weekly Values.E8': 0.4,
};
const TREND = expect.stringMatching(/^Trend {2}4 weeks: \+3\.0% a week/) as string;
const SHARES = { 'Weekly Values.D8': 0.65, 'Weekly Values.D9': 0.68 };
const drawn = (lower: number, upper: number) => ({
  ...on('KPI Page', 'M9 N9', lower, upper),
  ...on('Dashboard', 'P46 Q46', lower, upper),
});
const line = (says: string) =>
  on('Dashboard', `G${LINES} I${LINES} L${LINES} C${OVERDUE.first} G${OVERDUE.first}`, ...says.split('|'));
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
  [
    'a first day that isn’t a Monday is asked about',
    { ...missed, 'KPIs.E5': serialDay('2027-04-06') },
    { 'KPIs.F5': 'That’s not a Monday' },
  ],
  ['a missed target asks for a fix', missed, { ...line('below 3|missed|needs a fix||'), 'KPIs.N15': '' }],
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
      'KPIs.N15': 'The limit is on the good side',
      [`Dashboard.C${OVERDUE.first}`]: '',
    },
  ],
  [
    'what is overdue for longest comes first, and without its KPI it is told',
    { ...fixed, ...(on('Fixes', 'G9 H9 I9', 'Call', 'Ben', serialDay('2027-04-10')) as Cells) },
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
      ...on('Weekly Values', 'N17 N18', '', 'Week 11 hasn’t begun: right row?'),
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
      ...on('All KPIs', 'N7 N10 B16', 'target above 70%', 'now 68%', TREND),
      'Fixes.F8': '68%',
    },
  ],
  [
    'so are thousands',
    { ...missed, 'KPIs.I15': 3000, 'KPIs.J15': 5000 },
    on('Dashboard', 'G17 N17', 'below 3,000', 0),
  ],
  [
    'and their trend',
    { ...missed, 'Weekly Values.D8': 9000, 'Weekly Values.D9': 4500 },
    { 'All KPIs.B16': expect.stringMatching(/^Trend {2}4 weeks: -4,500 a week/) as string },
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
  ['and not before', { 'KPIs.D7': 'Workshop' }, { 'KPIs.F5': '', 'Dashboard.F6': '' }],
  [
    'a KPI whose name was cleared is told, and counts in no score',
    { ...missed, 'KPIs.D15': null },
    {
      'KPIs.N15': 'Missing: KPI',
      'Weekly Values.N8': 'A value of no KPI: right column?',
      ...on('Dashboard', `E${TEAM_LINES} F${TEAM_LINES} I17`, '', '0 of 0', ''),
    },
  ],
  [
    'a value in a column that has no KPI is told',
    { ...missed, 'Weekly Values.G8': 5 },
    {
      ...on('Weekly Values', 'N8 N9', 'A value of no KPI: right column?', ''),
      'Dashboard.G5': 'See the column Look at: 1 in Weekly Values.',
    },
  ],
  [
    'of target and limit the missing one is named',
    { ...missed, 'KPIs.J15': null },
    { 'KPIs.N15': 'Missing: limit' },
  ],
  ['a fix is due on its day', onItsDay, { 'Fixes.K8': '' }],
  [
    'one that is overdue counts without its owner too; a text for its day is apart, and pushes none off',
    {
      ...fixed,
      ...(on('Fixes', 'C9 D9 G9 H9 I9', 2, 1, 'Call', 'Ben', '31.12.2026') as Cells),
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
    { ...missed, 'KPIs.C15': team },
    { 'KPIs.N15': team === 'WORKSHOP' ? '' : 'This team isn’t above' },
  ]),
  ['it is overdue by the real day where none was typed', byTheClock, { 'Fixes.K8': 'overdue' }],
  [
    'a score of 0 is 0 beside the chart, and only what is drawn, hidden beside it, is a sliver',
    { ...missed, 'Weekly Values.D8': 6, 'Weekly Values.D9': null },
    on('Dashboard', `O${TEAM_LINES} T${TEAM_LINES}`, 0, 0.01),
  ],
  [
    'a KPI that should stay between two targets has a line for both, on all three charts',
    BETWEEN,
    { ...drawn(10, 20), ...on('All KPIs', 'B7 B8 B9 B10 B11 B12 B13 B14', '—', '', '', '', '', '', '', '—') },
  ],
  [
    'without “should stay” it has no direction',
    { ...BETWEEN, 'KPIs.H15': null },
    { 'Dashboard.I17': 'no direction', 'KPIs.N15': 'Above, below or between?' },
  ],
  [
    'between 12 and 12, a 12 is on target whatever its trend',
    {
      ...BETWEEN,
      ...(on('KPIs', 'I15 J15 K15 L15', 12, 12, 12, 12) as Cells),
      ...(on('Weekly Values', 'D8 D9', 10, 12) as Cells),
    },
    on('Dashboard', 'E5 I17', 2, 'on target'),
  ],
  [
    'and 13 is missed',
    { ...BETWEEN, ...(on('KPIs', 'I15 J15 K15 L15', 12, 12, 12, 12) as Cells), 'Weekly Values.D8': 13 },
    { 'Dashboard.I17': 'missed' },
  ],
  [
    'without its upper target or limit it has no target, and counts in no score, which says how many do',
    { ...BETWEEN, 'KPIs.L15': null, ...second },
    on(
      'Dashboard',
      `I17 I18 E${TEAM_LINES} F${TEAM_LINES} F${TEAM_LINES + 5}`,
      'no target',
      'missed',
      0,
      '1 of 2',
      '1 of 2',
    ),
  ],
  [
    'and with both it counts',
    { ...BETWEEN, ...second },
    on('Dashboard', `I17 I18 E${TEAM_LINES} F${TEAM_LINES}`, 'on target', 'missed', 0.5, '2 of 2'),
  ],
  [
    'the page of a KPI says that its axis may not start at 0, and what it is in',
    { ...BETWEEN, ...second },
    { 'KPI Page.B10': 'Dashed: target 10 to 20.   The axis may not start at 0.' },
  ],
  [
    'one that should stay above has one',
    { ...BETWEEN, 'KPIs.H15': 'above' },
    { ...drawn(10, 10), ...on('All KPIs', 'B7 B8 B9 B10 B11 B12 B13 B14', '', '', '', '', '', '', '', '—') },
  ],
]);
