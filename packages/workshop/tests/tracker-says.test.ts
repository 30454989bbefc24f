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
  updateRow,
  WEEKS,
} from '../products/tracker/layout';
import { day, justBelow, line, promise, RISING, told, WORKBOOK } from './tracker-inputs';
import { on, testCases, type Case } from './workbook';

const SHARE = line([1, 'Quotes won', 'Jon', 'rise', 0.7, 0.9, null, 'Inbox'], [0.75]);
const latest = LATEST.replaceAll('$', '').replace('!', '.');
const none = on('Overview', `C${BOARD_OF.first} D${BOARD_OF.first} E${BOARD_OF.first} H6`, '', '', '', '');

const asked = (what: string, kind: string, ends: (number | null)[], says: string): Case => [
  `${what} is named`,
  line([1, 'Plans', 'Jon', kind, ...ends, null, 'Books']),
  { [`Key Results.M${FIRST}`]: says },
];
const inPercent = (what: string, ends: number[], value: number, share: number, name: string): Case => [
  what,
  line([1, 'It', 'Jon', 'rise', ...ends, null, 'Books'], [value]),
  on('Overview', `C${BOARD_OF.first} S${BOARD_OF.first}`, name, share),
];

testCases(WORKBOOK, [
  [
    'what is done has no update to miss, and the quarter is a number that fits its cell',
    {
      'Key Results.E5': day('2027-04-05'),
      'Promises.F5': day('2027-05-07'),
      ...line([1, 'The lease', 'Jon', 'done', null, null, null, 'Signed'], [1]),
      ...line([2, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [1, 2, 3, 4, 1], 1),
      [`Key Results.D${GOAL_ROW}`]: 'Move',
      [`Key Results.D${GOAL_ROW + 1}`]: 'Sell',
    },
    { [`Overview.M${BOARD_OF.first}`]: '', 'Overview.H10': 0.56 },
  ],
  [
    'a line that has all is not named, the last comment has its week, and the board each key result under its sign',
    told,
    {
      'Key Results.M14': '',
      'Overview.N15': 'Week 1: The clinic decides',
      'Overview.E6': 2,
      [`Overview.C${BOARD}`]: 'Offers: incomplete',
      [`Overview.D${BOARD}`]: '',
      [`Overview.G${BOARD}`]: 'Plans (12 to 30), Maria: too early',
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
      'Key Results.M14': 'Missing: owner',
      'Promises.H8': '',
      'Promises.H9': 'By whom?',
      'Promises.L8': 1,
      'Promises.P8': 1,
      'Promises.P20': 1,
      [`Overview.C${OPEN.first}`]: 'Cards',
    },
  ],
  [
    'those overdue come first, then by their days, one without a day last',
    {
      ...told,
      ...promise(8, 1, 'Later', 'Maria', day('2027-04-20')),
      ...promise(9, 1, 'Someday', 'Maria', null),
      ...promise(10, 1, 'Late', 'Jon', day('2027-04-13')),
      ...promise(11, 1, 'Latest', 'Jon', day('2027-04-09')),
      ...promise(12, 1, 'Kept', 'Jon', day('2027-04-08'), 'yes'),
    },
    {
      ...on('Overview', `C${OPEN.first} C${OPEN.first + 1} C${OPEN.first + 2}`, 'Latest', 'Late', 'Later'),
      ...on('Overview', `C${OPEN.first + 3} C${OPEN.first + 4}`, 'Someday', ''),
    },
  ],
  [
    'a day outside the quarter is asked about with its year, and two weeks beside it are not',
    {
      ...told,
      ...promise(8, 1, 'A', 'Maria', day('2028-04-20')),
      ...promise(9, 1, 'B', 'Maria', day('2026-04-20')),
      ...promise(10, 1, 'C', 'Jon', day('2027-07-18')),
      ...promise(11, 1, 'D', 'Jon', day('2026-04-20'), 'yes'),
    },
    on('Promises', 'H8 H9 H10 H11', 'In 2028?', 'In 2026?', '', ''),
  ],
  [
    'a long name is cut where two lines hold it with its ends',
    line([1, 'x'.repeat(74), 'Jon', 'rise', 0, 9, null, 'Books'], [1]),
    { [`Overview.C${BOARD_OF.first}`]: `${'x'.repeat(43)}… (0 to 9)` },
  ],
  ['a promise is due on its day', { ...told, 'Promises.F5': day('2027-04-07') }, { 'Promises.H8': '' }],
  [
    'a promise is overdue by the real day where none was typed',
    {
      ...told,
      'Key Results.E5': null,
      'Promises.F5': null,
      'Promises.F8': day('2020-01-01'),
      ...promise(9, null, 'Cards', 'Jon', day('2099-01-01')),
    },
    { 'Promises.H8': 'overdue', 'Promises.H9': '' },
  ],
  [
    'a share beside its word is not rounded over the bound that it misses',
    justBelow,
    { 'Overview.K15': 0.89964, 'Overview.L15': 'drifting' },
  ],
  [
    'nor is a score',
    { ...justBelow, [`Updates.G${updateRow(WEEKS, 1)}`]: 696, 'Promises.F5': day('2027-06-25') },
    { 'Overview.H6': 0.696, 'Overview.I6': 'partly' },
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
    'and it is said beside the fourth of a goal and the fifth',
    Object.assign(
      {},
      ...[1, 2, 1, 1, 1, 1].map((goal, below) =>
        line([goal, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [], below),
      ),
    ) as Cells,
    on(
      'Key Results',
      'M14 M15 M16 M17 M18 M19',
      ...['', '', '', '', 'More than three for one goal', 'More than three for one goal'],
    ),
  ],
  inPercent('70% to 90% is in percent', [0.7, 0.9], 0.75, 1, 'It (70% to 90%)'),
  inPercent('so is 0% to 100%, with a half', [0, 1], 0.5, 1, 'It (0% to 100%)'),
  inPercent('0 to 1 is not, with a 1', [0, 1], 1, 0, 'It (0 to 1)'),
  inPercent('nor is 0.5 to 3', [0.5, 3], 0.9, 0, 'It (0.5 to 3)'),
  inPercent('and thousands have commas', [12_000, 18_000], 13_000, 0, 'It (12,000 to 18,000)'),
  [
    'so is the target of its chart',
    SHARE,
    on('Overview', `B${ONE + 1} F${ONE + 2}`, 'Quotes won', '- - -  Target 90%'),
  ],
  [
    'a key result whose name was cleared is told, and counts nowhere',
    { ...RISING, [`Key Results.D${FIRST}`]: null },
    {
      [`Key Results.M${FIRST}`]: 'Missing: key result',
      [latest]: 0,
      ...none,
      [`Updates.J${updateRow(1, 1)}`]: 'Key Results has no number 1',
      'Overview.B7': 'See the column Look at: 1 in Key Results, 2 in Updates.',
    },
  ],
  [
    'a key result without a target is told, on the board too, and its goal has no score until it has one',
    {
      ...RISING,
      ...line([1, 'Offers', 'Ann', 'fall', 9, null, null, 'Books'], [9], 1),
      [`Overview.E${ONE}`]: 2,
    },
    {
      ...on('Overview', 'E16 F16 I16 J16 L16', 9, '', '', '', 'incomplete'),
      ...on('Overview', `H6 I6 C${BOARD}`, '', '1 of 2 incomplete', 'Offers, Ann: incomplete'),
      ...on('Overview', `B${ONE + 1}`, 'Offers: incomplete'),
      ...on('History', `E${GOAL_SCORES}`, ''),
    },
  ],
  [
    'and one without a start as well; a goal without a key result is told',
    {
      ...line([1, 'Plans', 'Jon', 'rise', null, 9, null, 'Books'], [1]),
      ...on('Key Results', `D${GOAL_ROW} D${GOAL_ROW + 1}`, 'Goal', 'Another'),
    },
    on('Overview', 'L15 H6 I6 I7 I8', 'incomplete', '', '1 of 1 incomplete', 'no key result', ''),
  ],
  [
    'keep at exactly one value is asked nothing',
    { ...line([1, 'Plans', 'Jon', 'keep', 12, 12, null, 'Books'], [12]) },
    { [`Key Results.M${FIRST}`]: '', ...on('Overview', 'B7 L15', '', 'kept') },
  ],
  asked('a target that is missing', 'rise', [1, null], 'Missing: target'),
  asked('a start that is missing', 'fall', [null, 1], 'Missing: start'),
  asked('what has neither', 'rise', [null, null], 'Missing: start and target'),
  asked('what should stay and has no limit', 'keep', [null, null], 'Missing: start or target'),
]);
