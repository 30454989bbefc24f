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

test('a level that isn’t one is told', () => {
  const pick = ['Pick a level from the list'];
  expect(found.levels).toEqual([pick, pick, ['serves nothing']]);
});
