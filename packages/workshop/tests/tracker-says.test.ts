import type { Cells } from '../office/office';
import {
  BOARD,
  BOARD_OF,
  FIRST,
  GOAL_ROW,
  GOAL_SCORES,
  LATEST,
  ONE,
  OPEN,
  PROMISES,
  updateRow,
  WEEKS,
} from '../products/tracker/layout';
import { serialDay } from '../sheet/rules';
import { fileOf, on, testCases, type Case } from './workbook';

/** The first key result from Goal on, or one below it, and its values. */
const line = (cells: (string | number | null)[], values: (number | null)[] = [], below = 0): Cells =>
  Object.fromEntries([
    ...cells.map((value, n) => [`Key Results.${'CDEFGHIJ'[n]}${FIRST + below}`, value]),
    ...values.map((value, n) => [`Updates.G${updateRow(n + 1, below + 1)}`, value]),
  ]);
const SHARE = line([1, 'Quotes won', 'Jon', 'rise', 0.7, 0.9, null, 'Inbox'], [0.75]);
const RISING = line([1, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [1, 2]);
const latest = LATEST.replaceAll('$', '').replace('!', '.');
const none = on('Overview', `C${BOARD_OF.first} D${BOARD_OF.first} E${BOARD_OF.first} H6`, '', '', '', '');

const asked = (what: string, kind: string, ends: (number | null)[], says: string): Case => [
  `${what} is named`,
  line([1, 'Plans', 'Jon', kind, ...ends, null, 'Books']),
  { [`Key Results.K${FIRST}`]: says },
];
const inPercent = (what: string, ends: number[], value: number, share: number, name: string): Case => [
  what,
  line([1, 'It', 'Jon', 'rise', ...ends, null, 'Books'], [value]),
  on('Overview', `C${BOARD_OF.first} S${BOARD_OF.first}`, name, share),
];

const day = serialDay;
const promise = (row: number, ...cells: (string | number | null)[]): Cells =>
  Object.fromEntries(cells.map((value, n) => [`Promises.${'CDEFG'[n]}${row}`, value]));
const told: Cells = {
  'Key Results.E5': day('2027-04-05'),
  ...line([1, 'Plans', 'Maria', 'rise', 12, 30, 1, 'invoices'], [13, 15]),
  'Key Results.D15': 'Offers',
  'Updates.I8': 'The clinic decides',
  ...promise(PROMISES.first, 1, 'Price list', 'Maria', day('2027-04-07')),
  'Promises.D9': 'Cards',
  'Promises.F5': day('2027-04-15'),
};
/** A score just below 0.7 and a forecast just below 90%, by one value in week 3, on its Friday. */
const justBelow: Cells = {
  'Key Results.E5': day('2027-04-05'),
  'Promises.F5': day('2027-04-23'),
  ...line([1, 'Plans', null, 'rise', 0, 1000], [null, null, 224.91]),
};

testCases(fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx'), [
  [
    'a line that has all is not named, the last comment has its week, and the board each key result under its sign',
    told,
    {
      'Key Results.K14': '',
      'Overview.N12': 'Week 1: The clinic decides',
      'Overview.E6': 2,
      [`Overview.C${BOARD}`]: 'Offers',
      [`Overview.D${BOARD}`]: '',
      [`Overview.G${BOARD}`]: 'Plans (12 to 30), Maria',
      [`Overview.M${BOARD}`]: 'Offers',
    },
  ],
  [
    'a promise is overdue after its day, and a line without a name is told',
    told,
    {
      'Promises.H8': 'overdue',
      'Promises.H9': 'By whom?',
      'Promises.L8': 1,
      'Promises.P8': '',
      'Promises.P20': '',
      [`Overview.C${OPEN.first}`]: 'Price list',
    },
  ],
  [
    'a promise counts as kept after a yes, and is then no longer open; a line without an owner is named',
    { ...told, 'Promises.G8': 'yes', 'Key Results.E14': null },
    {
      'Key Results.K14': 'Missing: owner',
      'Promises.H8': '',
      'Promises.H9': 'By whom?',
      'Promises.L8': 1,
      'Promises.P8': 1,
      'Promises.P20': 1,
      [`Overview.C${OPEN.first}`]: 'Cards',
    },
  ],
  ['a promise is due on its day', { ...told, 'Promises.F5': day('2027-04-07') }, { 'Promises.H8': '' }],
  [
    'a promise is overdue by the real day where none was typed',
    {
      ...told,
      'Promises.F5': null,
      'Promises.F8': day('2020-01-01'),
      ...promise(9, null, 'Cards', 'Jon', day('2099-01-01')),
    },
    { 'Promises.H8': 'overdue', 'Promises.H9': '' },
  ],
  [
    'a share beside its word is not rounded over the bound that it misses',
    justBelow,
    { 'Overview.K12': 0.89964, 'Overview.L12': 'drifting' },
  ],
  [
    'nor is a score',
    { ...justBelow, [`Updates.G${updateRow(WEEKS, 1)}`]: 696, 'Promises.F5': day('2027-06-25') },
    { 'Overview.H6': 0.696, 'Overview.I6': 'partly' },
  ],
  [
    'weeks due by the calendar are named, and of what stopped two weeks ago there is no news',
    { ...justBelow, 'Promises.F5': day('2027-05-07') },
    {
      'Overview.B8': 'Weeks 4 to 5 have no update yet, and by the calendar one is due.',
      'Overview.L12': 'no news',
      'Overview.M12': '2 missing',
      'Overview.I6': '1 of 1 needs you',
    },
  ],
  [
    'a value of a week to come moves nothing, and is told',
    { ...told, 'Updates.G128': 30 },
    {
      'Updates.J128': 'Week 9 hasn’t begun: right row?',
      ...on('Overview', 'E6 E12 L12', 2, 15, 'too early'),
    },
  ],
  [
    'but in a quarter to come, as a demo may have it, all are shown',
    { ...told, 'Promises.F5': day('2027-04-04') },
    on('Overview', 'E6 E12', 2, 15),
  ],
  [
    'what never had a value has no news on the Friday of week 2, first among those that need you, and on the board',
    {
      'Key Results.E5': day('2027-04-05'),
      'Promises.F5': day('2027-04-16'),
      ...line([1, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [1, 2]),
      ...line([1, 'Offers', 'Ann', 'fall', 9, 3, null, 'Books'], [], 1),
    },
    {
      ...on('Overview', 'E6 L12 M12 L13 M13 J13 K13', 2, 'too early', 'yes', 'no news', '2 missing', '', ''),
      ...on(
        'Overview',
        `I6 C${BOARD} M${BOARD}`,
        '1 of 2 needs you',
        'Offers (9 to 3), Ann',
        'Offers (9 to 3), Ann',
      ),
      ...on('Overview', `B${ONE + 1}`, 'Offers: the target is 3'),
    },
  ],
  [
    'what is typed is asked about as it was typed',
    {
      ...line([1, 'Live', 'Jon', 'done', null, null, null, 'Books'], [0.9]),
      [`Updates.H${updateRow(2, 1)}`]: 0.9,
    },
    {
      [`Updates.J${updateRow(1, 1)}`]: '90%? Done is 0 or 1',
      [`Updates.J${updateRow(2, 1)}`]: '90%? Confidence is 1 to 10',
    },
  ],
  [
    'that a goal has four is advice, and no fault as lines without a name are',
    { ...told, 'Key Results.D15': null, ...(on('Key Results', 'C15 C16 C17', 1, 1, 1) as Cells) },
    on('Overview', 'B7', 'See the column Look at: 3 in Key Results.'),
  ],
  [
    'and it is said once, beside the fourth of a goal',
    Object.assign(
      {},
      ...[1, 2, 1, 1, 1, 1].map((goal, below) =>
        line([goal, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [], below),
      ),
    ) as Cells,
    on('Key Results', 'K14 K15 K16 K17 K18 K19', '', '', '', '', 'More than three for one goal', ''),
  ],
  inPercent('70% to 90% is in percent', [0.7, 0.9], 0.75, 1, 'It (70% to 90%)'),
  inPercent('so is 0% to 100%, with a half', [0, 1], 0.5, 1, 'It (0% to 100%)'),
  inPercent('0 to 1 is not, with a 1', [0, 1], 1, 0, 'It (0 to 1)'),
  inPercent('nor is 0.5 to 3', [0.5, 3], 0.9, 0, 'It (0.5 to 3)'),
  inPercent('and thousands have commas', [12_000, 18_000], 13_000, 0, 'It (12,000 to 18,000)'),
  ['so is the title of its chart', SHARE, { [`Overview.B${ONE + 1}`]: 'Quotes won: the target is 90%' }],
  [
    'a key result whose name was cleared is told, and counts nowhere',
    { ...RISING, [`Key Results.D${FIRST}`]: null },
    {
      [`Key Results.K${FIRST}`]: 'Missing: key result',
      [latest]: 0,
      ...none,
      [`Updates.J${updateRow(1, 1)}`]: 'Key Results has no number 1',
      'Overview.B7': 'See the column Look at: 1 in Key Results, 2 in Updates.',
    },
  ],
  [
    'a first day is asked for once there is a key result',
    RISING,
    {
      'Overview.B8':
        'Key Results, E5, has no first day of week 1: until then, the latest week counts as over.',
      'Key Results.F5': 'Missing: the first day',
    },
  ],
  [
    'and not before',
    { 'Key Results.D7': 'A goal' },
    { ...on('Overview', 'B7 B8', '', ''), 'Key Results.F5': '' },
  ],
  [
    'with it nothing is asked',
    { ...RISING, 'Key Results.E5': day('2026-01-05') },
    { 'Key Results.F5': '', 'Overview.B7': '' },
  ],
  [
    'an update without a value is news: its line and its confidence are shown, and it isn’t missing',
    {
      ...RISING,
      'Key Results.E5': day('2027-04-05'),
      'Promises.F5': day('2027-05-07'),
      [`Updates.H${updateRow(1, 1)}`]: 8,
      [`Updates.H${updateRow(5, 1)}`]: 4,
      [`Updates.I${updateRow(5, 1)}`]: 'Counter broken',
      ...line([1, 'Offers', 'Ann', 'fall', 9, 3, null, 'Books'], [], 1),
      [`Updates.I${updateRow(4, 2)}`]: 'Still counting',
    },
    {
      ...on('Overview', 'E6 G12 H12 L12 M12', 5, 4, -4, 'no value', 'no value'),
      ...on('Overview', 'N12 B8', 'Week 5, no value: Counter broken', ''),
      ...on('Overview', 'L13 M13 N13', 'no value', 'missing', 'Week 4, no value: Still counting'),
      ...on(
        'Overview',
        `I6 C${BOARD} C${BOARD + 1}`,
        '2 of 2 need you',
        'Plans (0 to 9), Jon',
        'Offers (9 to 3), Ann',
      ),
      ...on(
        'Overview',
        `M${BOARD - 1} M${BOARD} M${BOARD + 1}`,
        'Update missing',
        'Offers (9 to 3), Ann',
        '',
      ),
    },
  ],
  [
    'the week of an update without a value is shown also before its Friday',
    { ...RISING, [`Updates.H${updateRow(3, 1)}`]: 4 },
    on('Overview', 'E6 G12 L12 M12', 3, 4, 'too early', 'no value'),
  ],
  [
    'a key result without a target is told, on the board too, and its goal has no score until it has one',
    {
      ...RISING,
      ...line([1, 'Offers', 'Ann', 'fall', 9, null, null, 'Books'], [9], 1),
      [`Overview.E${ONE}`]: 2,
    },
    {
      ...on('Overview', 'E13 F13 I13 J13 L13', 9, '', '', '', 'no target'),
      ...on('Overview', `H6 I6 C${BOARD}`, '', '1 of 2 without a target', 'Offers, Ann'),
      ...on('Overview', `B${ONE + 1}`, 'Offers: no target'),
      ...on('History', `E${GOAL_SCORES}`, ''),
    },
  ],
  [
    'and one without a start as well; a goal without a key result is told',
    {
      ...line([1, 'Plans', 'Jon', 'rise', null, 9, null, 'Books'], [1]),
      ...on('Key Results', `D${GOAL_ROW} D${GOAL_ROW + 1}`, 'Goal', 'Another'),
    },
    on('Overview', 'L12 H6 I6 I7 I8', 'no target', '', '1 of 1 without a target', 'no key result', ''),
  ],
  [
    'of what is promised nothing is said of week 12',
    line([1, 'Live', 'Jon', 'done', null, null, null, 'Books'], [0, 0, 0]),
    on('Overview', 'E12 J12 K12 L12 I6', 0, '', '', 'promised', 'on track'),
  ],
  [
    'keep at exactly one value is asked nothing',
    { ...line([1, 'Plans', 'Jon', 'keep', 12, 12, null, 'Books'], [12]) },
    { [`Key Results.K${FIRST}`]: '', ...on('Overview', 'B7 L12', '', 'kept') },
  ],
  asked('a target that is missing', 'rise', [1, null], 'Missing: target'),
  asked('a start that is missing', 'fall', [null, 1], 'Missing: start'),
  asked('what has neither', 'rise', [null, null], 'Missing: start and target'),
  asked('what should stay and has no limit', 'keep', [null, null], 'Missing: start or target'),
]);
