import { beforeAll, expect, test } from 'vitest';
import type { Cells, CellResult } from '../office/office';
import { FIRST } from '../products/cascade/layout';
import { DAY_ROW, NONE_ROW, SHARE_ROW } from '../products/cascade/share-sheet';
import { fileOf, inOneRun } from './workbook';

const WORKBOOK = fileOf('goal-cascade-builder', 'goal-cascade-builder.xlsx');

const line = (n: number, ...values: (string | number)[]) =>
  values.map((value, at) => [`Entries.${'CDEF'[at]}${FIRST + n - 1}`, value]);
const asCells = (pairs: (string | number)[][]) => Object.fromEntries(pairs) as Cells;

const JOBS = {
  thirds: {
    sets: [
      asCells([
        ...line(1, 'year', 'Y'),
        ...line(2, 'task', 'T', 1),
        ...line(3, 'task', 'Books'),
        ...line(4, 'task', 'Photos'),
        ...['G9', 'G10', 'G11'].map((cell, at) => [`Entries.${cell}`, [5, 3, 2][at]!]),
        ['Entries.H10', 'D'],
      ]),
    ],
    read: [NONE_ROW, DAY_ROW, SHARE_ROW].flatMap((row) =>
      ['E', 'F'].map((column) => `Share.${column}${row}`),
    ),
  },
  connect: {
    sets: ['quarter', 'key result', 'task'].map((level) => asCells(line(1, level, 'X'))),
    read: ['Loose Ends.G8'],
  },
  levels: {
    sets: ['tasks', 'Task ', 'Task'].map((level) => asCells(line(1, level, 'X'))),
    read: ['Entries.I8'],
  },
  owners: {
    sets: [
      ['Ann', 'Ann Lee'],
      ['Ann', 'ann '],
      ['Ann', 'Anna'],
      ['Ann Lee', 'Ann Ray'],
      ['', 'Ann, Ben'],
    ].map(([one, other]) => ({
      ...asCells([...line(1, 'year', 'Y', '', one!), ...line(2, 'task', 'T', 1, other!)]),
      'Owners.C5': 'Ann',
    })),
    read: ['Entries.I8', 'Entries.I9', 'Owners.E5'],
  },
  marked: {
    sets: [null, 5].map((hours) => ({
      ...asCells([...line(1, 'year', 'Y', '', 'Ann'), ...line(2, 'task', 'T', 1, 'Ben')]),
      ...{ 'Entries.H9': 'D', 'Entries.G9': hours },
    })),
    read: ['Entries.I9', 'Share.B4'],
  },
};

let found: Record<keyof typeof JOBS, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, JOBS);
});

test('hours of day-to-day business have a line and a share of their own', () => {
  expect(found.thirds[0]).toEqual([2, 0.2, 3, 0.3, 5, 0.5]);
});

test('only a task that serves nothing is told to be marked D', () => {
  const connect = ['Connect it, or leave it for next quarter.'];
  const daily = ['Day-to-day business, or a habit: write D in its note, or stop it.'];
  expect(found.connect).toEqual([connect, connect, daily]);
});

test('an owner written two ways, two of them and none are told beside the line, and what Owners leaves out', () => {
  expect(found.owners).toEqual([
    ['Same as Ann Lee?', 'Same as Ann?', '1 line, 0.0 hours a week. Not counted: Ann Lee'],
    ['Same as ann ?', 'Same as Ann?', '1 line, 0.0 hours a week. Not counted: ann '],
    ['', '', '1 line, 0.0 hours a week'],
    ['', '', '0 lines, 0.0 hours a week. Not counted: Ann Lee'],
    ['Who owns it?', 'Two owners? One answers for it', '0 lines, 0.0 hours a week'],
  ]);
});

test('a D beside what serves a goal is asked about, and a task without hours', () => {
  const says = 'D, but it serves a line: which?';
  expect(found.marked).toEqual([
    [says, '1 task has no hours: that work is in no share below.'],
    [says, ''],
  ]);
});

test('a level that isn’t one is told', () => {
  const pick = ['Pick a level from the list'];
  expect(found.levels).toEqual([pick, pick, ['serves nothing']]);
});
