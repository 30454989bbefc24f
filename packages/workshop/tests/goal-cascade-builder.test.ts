import { beforeAll, expect, test } from 'vitest';
import { alignmentOf, inTreeOrder, LEVELS, looseEnds, shares, type Entry } from '@/lib/tools/rules/goal-tree';
import { sum } from '@/lib/tools/rules/statistics';
import type { Cells, CellResult } from '../office/office';
import { COLUMN, ENTRIES, FIRST, YEARS } from '../products/cascade/layout';
import { DAY_ROW, LEVEL_ROW, NONE_ROW, OTHERS_ROW, SHARE_ROW } from '../products/cascade/share-sheet';
import { indexes } from '../sheet/table';
import { cells, expectSame, fileOf, inOneRun, inputSets } from './workbook';

const WORKBOOK = fileOf('goal-cascade-builder', 'goal-cascade-builder.xlsx');
const LINES = 30;

type Line = Entry & { hours?: number };

/**
 * Some hang together, some serve at random: themselves, each other, in long circles, or what is not there.
 */
const cascades = inputSets((random) => {
  const wild = random.share();
  const levels = indexes(LINES).map((index) =>
    random.maybe(LEVELS[index < 3 ? 0 : random.whole(wild > 0.8 ? 0 : 1, 3)]!, 0.9),
  );
  return levels.flatMap((level, index): Line[] => {
    if (!level) return [];
    const above = levels.flatMap((other, at) =>
      other && LEVELS.indexOf(other) < LEVELS.indexOf(level) ? [at + 1] : [],
    );
    const sound = above.length > 0 ? random.pick(above) : 1;
    const served =
      random.share() < wild / 2
        ? random.pick([random.whole(1, LINES), index + 1, index + 2, ENTRIES])
        : sound;
    const serves = level === 'year' && random.share() > wild / 4 ? undefined : random.maybe(served, 0.9);
    return [
      {
        id: String(index + 1),
        level,
        serves: String(serves ?? ''),
        hours: level === 'task' ? random.maybe(random.cents(10)) : undefined,
      },
    ];
  });
});

const sets = cascades.map((entries) =>
  cells(
    Object.fromEntries<number | string | undefined>(
      entries.flatMap(({ id, level, serves, hours }) => {
        const row = FIRST + Number(id) - 1;
        return [
          [`Entries.C${row}`, level],
          [`Entries.D${row}`, `Line ${id}`],
          [`Entries.E${row}`, serves === '' ? undefined : Number(serves)],
          [`Entries.G${row}`, hours],
        ] as const;
      }),
    ),
  ),
);

const LOOSE = indexes(LINES).map((index) => `Workings.${COLUMN.loose}${FIRST + index}`);
const TREE = indexes(LINES).map((index) => `Tree.D${FIRST + index}`);
const LIST = indexes(LINES).map((index) => `Loose Ends.B${FIRST + index}`);
const ALIGNED = LEVELS.map((_, index) => `Share.F${LEVEL_ROW + index}`);
const SHARES = indexes(YEARS).flatMap((n) =>
  ['B', 'D', 'E'].map((column) => `Share.${column}${SHARE_ROW + n}`),
);
const NONE = ['D', 'E'].map((column) => `Share.${column}${NONE_ROW}`);
const OTHERS = ['D', 'E'].map((column) => `Share.${column}${OTHERS_ROW}`);
const READ = [...LOOSE, ...TREE, ...LIST, ...ALIGNED, ...SHARES, ...OTHERS, ...NONE];

const circle = indexes(ENTRIES).flatMap((index) => [
  [`Entries.C${FIRST + index}`, 'task'],
  [`Entries.E${FIRST + index}`, ((index + 1) % ENTRIES) + 1],
]);
const line = (n: number, ...values: (string | number)[]) =>
  values.map((value, at) => [`Entries.${'CDEF'[at]}${FIRST + n - 1}`, value]);
const ofBen = [
  ...line(1, 'year', 'Y', '', 'Ann'),
  ...line(2, 'task', 'T', 1, 'Ben'),
  ...line(3, 'task', 'U', '', 'Ben'),
  ...line(4, 'task', 'Books', '', 'Ben'),
  ['Entries.H11', 'D'],
  ['Owners.C5', 'Ben'],
];
const manyYears = indexes(12).flatMap((index) => [
  ...line(1 + 2 * index, 'year', `Year ${index}`, '', 'Ann'),
  ...line(2 + 2 * index, 'task', 'T', 1 + 2 * index, 'Ben'),
  [`Entries.G${FIRST + 1 + 2 * index}`, 1.1],
]);
const manyLines = indexes(43).flatMap((index) => line(1 + index, 'year', 'Y', '', 'Ann'));
const asCells = (pairs: (string | number)[][]) => Object.fromEntries(pairs) as Cells;

const JOBS = {
  cascades: { sets, read: READ },
  circle: {
    sets: [asCells(circle)],
    read: [FIRST, FIRST + 99, FIRST + 199].map((row) => `Entries.I${row}`),
  },
  owner: {
    sets: [asCells(ofBen)],
    read: ['B8', 'F8', 'D9', 'F9', 'F10', 'B11'].map((cell) => `Owners.${cell}`),
  },
  dayToDay: {
    sets: [null, 'D'].map((note) => ({
      ...asCells(line(1, 'task', 'Books', '', 'Ben')),
      'Entries.H8': note,
    })),
    read: ['Entries.I8', `Share.D${NONE_ROW}`, `Share.D${DAY_ROW}`],
  },
  whole: {
    sets: [
      asCells([
        ...line(1, 'year', 'Y', '', 'Ann'),
        ...line(2, 'task', 'T', 1, 'Ben'),
        ...line(3, 'task', 'Books', '', 'Ben'),
        ['Entries.H10', 'D'],
      ]),
      asCells([...line(1, 'year', 'Y'), ...line(2, 'task', 'T', 2)]),
    ],
    read: [`Share.F${LEVEL_ROW + 3}`, 'Loose Ends.F8', 'Loose Ends.F9', 'Loose Ends.G9'],
  },
  many: {
    sets: [
      asCells(manyYears),
      asCells([...manyLines, ['Owners.C5', 'Ann']]),
      asCells([...line(1, 'year', 'Y'), ...line(2, 'task', 'T', 1), ['Entries.G9', '8h']]),
    ],
    read: [
      ...['C', 'D', 'E'].map((column) => `Share.${column}${OTHERS_ROW}`),
      ...['Owners.B6', 'Share.B4', 'Entries.B4', 'Entries.I9'],
    ],
  },
};

let found: Record<keyof typeof JOBS, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, JOBS);
});

const expectAll = (at: number, read: readonly string[], wanted: readonly (number | string | undefined)[]) =>
  read.forEach((cell, n) =>
    expectSame(found.cascades[at]![READ.indexOf(cell)]!, wanted[n] ?? '', `${cell} of cascade ${at}`),
  );

test('for each of the random cascades what hangs loose, and why, is what the core finds, long circles too', () => {
  const reasons = new Set<string>();
  cascades.forEach((entries, at) => {
    const ends = looseEnds(entries);
    ends.forEach(({ why }) => reasons.add(why));
    const why = (index: number) => ends.find(({ id }) => id === String(index + 1))?.why;
    expectAll(at, LOOSE, indexes(LINES).map(why));
    expectAll(
      at,
      LIST,
      ends.map(({ id }) => Number(id)),
    );
  });
  expect(reasons.size).toBe(6);
});

test('the tree has every line once, in the order and depth of the core', () => {
  cascades.forEach((entries, at) => {
    const placed = inTreeOrder(entries).map(({ id, depth }) => `${' '.repeat(4 * depth)}Line ${id}`);
    expectAll(at, TREE, placed);
  });
});

test('alignment of each level, and tasks and hours of each goal of the year, are those of the core', () => {
  cascades.forEach((entries, at) => {
    expectAll(
      at,
      ALIGNED,
      LEVELS.map((level) => alignmentOf(level, entries)),
    );
    const all = shares(entries);
    const years = all.filter(({ id }) => id !== undefined).slice(0, YEARS);
    expectAll(
      at,
      SHARES,
      years.flatMap(({ id, tasks, hours }) => [Number(id), tasks, hours]),
    );
    const others = all.filter(({ id }) => id !== undefined).slice(YEARS);
    const total = (of: 'tasks' | 'hours') =>
      others.length > 0 ? sum(others.map((one) => one[of])) : undefined;
    expectAll(at, OTHERS, [total('tasks'), total('hours')]);
    const none = all.find(({ id }) => id === undefined);
    expectAll(at, NONE, [none?.tasks ?? 0, none?.hours ?? 0]);
  });
});

test('a circle of all 200 lines is found', () => {
  expect(found.circle[0]).toEqual(Array(3).fill('is part of a loop'));
});

test('the lines of an owner are listed with the goal of the year they lead up to', () => {
  expect(found.owner[0]).toEqual([2, 'Y', 'U', 'nothing', 'day-to-day business', '']);
});

test('day-to-day business serves nothing, and is no loose end', () => {
  expect(found.dayToDay).toEqual([
    ['serves nothing', 1, 0],
    ['', 0, 1],
  ]);
});

test('tasks marked D don’t keep a level from 100%', () => {
  expect(found.whole[0]).toEqual([1, '', '', '']);
});

test('a line that has its own number serves itself, and no other', () => {
  expect(found.whole[1]!.slice(1)).toEqual([
    'nobody’s working on it',
    'serves itself',
    'It has its own number: write that of a line on a level above.',
  ]);
});

test('yearly goals and lines of an owner without room are counted, and hours with a unit are told', () => {
  const told = expect.stringMatching(/^1 cell for a number has a text in it,/) as string;
  const [years, lines, text] = found.many;
  expect(years!.slice(0, 3)).toEqual(['2 more, which are not shown: three are enough', 2, 2.2]);
  expect(lines![3]).toBe('3 more lines are not shown: this page has room for 40.');
  expect(text!.slice(4)).toEqual([told, told, 'Hours need a plain number']);
});
