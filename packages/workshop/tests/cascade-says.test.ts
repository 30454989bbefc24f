import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { ENTRIES, FIRST } from '../products/cascade/layout';
import { DAY_ROW, LEVEL_ROW, NONE_ROW, OTHERS_ROW, SHARE_ROW } from '../products/cascade/share-sheet';
import { indexes } from '../sheet/table';
import { fileOf, on, testCases, type Case } from './workbook';

/** Level, what, serves, owner, hours and note, from line 1 on. */
const entries = (...lines: (string | number)[][]): Cells =>
  Object.fromEntries(
    lines.flatMap((values, n) =>
      values.map((value, at) => [`Entries.${'CDEFGH'[at]}${FIRST + n}`, value === '' ? null : value]),
    ),
  );
const YEAR = ['year', 'Y', '', 'Ann'];
const CIRCLE = indexes(ENTRIES).map((n) => ['task', '', ((n + 1) % ENTRIES) + 1]);
const MANY_YEARS = indexes(12).flatMap((n) => [YEAR, ['task', 'T', 1 + 2 * n, 'Ben', 1.1]]);
const HOURS = [
  YEAR,
  ['task', 'T', 1, '', 5],
  ['task', 'Books', '', '', 3, 'D'],
  ['task', 'Photos', '', '', 2],
];
const OF_BEN = [
  YEAR,
  ['task', 'T', 1, 'Ben'],
  ['task', 'U', '', 'Ben'],
  ['task', 'Books', '', 'Ben', '', 'D'],
];
const DAILY = (note: string) => entries(['task', 'Books', '', 'Ben', 1, note]);
const A_TEXT = expect.stringMatching(/^1 cell for a number has a text in it,/) as string;
const OUT = '1 number is out of bounds and isn’t counted. Red where typed: click a cell to see its bounds.';
const CONNECT = 'Connect it, or leave it for next quarter.';
const ASKED = 'D, but it serves a line: which?';

const toDo = (level: string, says: string): Case => [
  `a ${level} that serves nothing is told what to do`,
  entries([level, 'X']),
  { 'Loose Ends.G8': says },
];
const level = (typed: string, says: string): Case => [
  `the level ${typed}: ${says}`,
  entries([typed, 'X']),
  { 'Entries.I8': says },
];
const owners = (one: string, other: string, ...says: string[]): Case => [
  `owners ${one || 'none'} and ${other}, and what Owners leaves out`,
  { ...entries(['year', 'Y', '', one], ['task', 'T', 1, other]), 'Owners.C5': 'Ann' },
  { ...on('Entries', 'I8 I9', ...says), 'Owners.E5': says[2]! },
];
const marked = (hours: number | string, told: string): Case => [
  `D beside what serves a goal is asked about, with ${hours || 'no'} hours`,
  entries(YEAR, ['task', 'T', 1, 'Ben', hours, 'D']),
  { 'Entries.I9': ASKED, 'Share.B4': told },
];

testCases(fileOf('goal-cascade-builder', 'goal-cascade-builder.xlsx'), [
  [
    'hours of day-to-day business have a line and a share of their own',
    entries(...HOURS),
    {
      ...on('Share', `E${NONE_ROW} E${DAY_ROW} E${SHARE_ROW}`, 2, 3, 5),
      ...on('Share', `F${NONE_ROW} F${DAY_ROW} F${SHARE_ROW}`, 0.2, 0.3, 0.5),
    },
  ],
  toDo('quarter', CONNECT),
  toDo('key result', CONNECT),
  toDo('task', 'Day-to-day business? Write D in its note. If not, stop it.'),
  level('tasks', 'Pick a level from the list'),
  level('Task ', 'Pick a level from the list'),
  level('Task', 'serves nothing'),
  owners(
    'Ann',
    'Ann Lee',
    'Same as Ann Lee?',
    'Same as Ann?',
    '1 line, 0.0 hours a week. Not counted: Ann Lee',
  ),
  owners('Ann', 'ann ', 'Same as ann ?', 'Same as Ann?', '1 line, 0.0 hours a week. Not counted: ann '),
  owners('Ann', 'Anna', '', '', '1 line, 0.0 hours a week'),
  owners('Ann Lee', 'Ann Ray', '', '', '0 lines, 0.0 hours a week. Not counted: Ann Lee'),
  owners('', 'Ann, Ben', 'Who owns it?', 'Two owners? One answers for it', '0 lines, 0.0 hours a week'),
  marked('', '1 task has no hours: that work is in no share below.'),
  marked(5, ''),
  [
    'a circle of all 200 lines is found',
    entries(...CIRCLE),
    on('Entries', `I${FIRST} I${FIRST + 99} I${FIRST + 199}`, ...Array<string>(3).fill('is part of a loop')),
  ],
  [
    'the lines of an owner are listed with the goal of the year they lead up to',
    { ...entries(...OF_BEN), 'Owners.C5': 'Ben' },
    on('Owners', 'B8 F8 D9 F9 F10 B11', 2, 'Y', 'U', 'nothing', 'day-to-day business', ''),
  ],
  [
    'a task serves nothing',
    DAILY(''),
    { 'Entries.I8': 'serves nothing', ...on('Share', `D${NONE_ROW} D${DAY_ROW}`, 1, 0) },
  ],
  [
    'unless it is day-to-day business',
    DAILY('D'),
    { 'Entries.I8': '', ...on('Share', `D${NONE_ROW} D${DAY_ROW}`, 0, 1) },
  ],
  [
    'tasks marked D don’t keep a level from 100%',
    entries(YEAR, ['task', 'T', 1, 'Ben'], ['task', 'Books', '', 'Ben', '', 'D']),
    { [`Share.F${LEVEL_ROW + 3}`]: 1, ...on('Loose Ends', 'F8 F9 G9', '', '', '') },
  ],
  [
    'a line that has its own number serves itself, and no other',
    entries(['year', 'Y'], ['task', 'T', 2]),
    on(
      'Loose Ends',
      'F8 F9 G9',
      'nobody’s working on it',
      'serves itself',
      'It has its own number: write that of a line on a level above.',
    ),
  ],
  [
    'yearly goals without room are counted',
    entries(...MANY_YEARS),
    on(
      'Share',
      ['C', 'D', 'E'].map((column) => column + OTHERS_ROW).join(' '),
      '2 more, which are not shown: three are enough',
      2,
      2.2,
    ),
  ],
  [
    'so are lines of an owner',
    { ...entries(...Array<typeof YEAR>(43).fill(YEAR)), 'Owners.C5': 'Ann' },
    { 'Owners.B6': '3 more lines are not shown: this page has room for 40.' },
  ],
  [
    'hours below 0 are told and not counted',
    { ...entries(YEAR, ['task', 'T', 1, 'Ben', -8], ['task', 'U', 1, 'Ben', 2]), 'Owners.C5': 'Ben' },
    {
      ...on('Entries', 'B4 I9', OUT, 'Hours are 0 to 400'),
      [`Share.E${SHARE_ROW}`]: 2,
      'Owners.E5': '2 lines, 2.0 hours a week',
    },
  ],
  [
    'hours with a unit are told',
    entries(YEAR, ['task', 'T', 1, '', '8h']),
    { 'Share.B4': A_TEXT, 'Entries.B4': A_TEXT, 'Entries.I9': 'Hours need a plain number' },
  ],
]);
