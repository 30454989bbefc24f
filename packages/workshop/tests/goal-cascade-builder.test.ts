import { beforeAll, expect, test } from 'vitest';
import { alignmentOf, inTreeOrder, LEVELS, looseEnds, shares, type Entry } from '@/lib/tools/rules/goal-tree';
import { sum } from '@/lib/tools/rules/statistics';
import { recalculate, type CellResult } from '../office/office';
import { COLUMN, ENTRIES, FIRST, YEARS } from '../products/cascade/layout';
import { LEVEL_ROW, NONE_ROW, OTHERS_ROW, SHARE_ROW } from '../products/cascade/share-sheet';
import { indexes } from '../sheet/table';
import { cells, expectSame, fileOf, inputSets } from './workbook';

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

let found: CellResult[][];
beforeAll(async () => {
  found = await recalculate(WORKBOOK, sets, READ);
});

const expectAll = (at: number, read: readonly string[], wanted: readonly (number | string | undefined)[]) =>
  read.forEach((cell, n) =>
    expectSame(found[at]![READ.indexOf(cell)]!, wanted[n] ?? '', `${cell} of cascade ${at}`),
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
