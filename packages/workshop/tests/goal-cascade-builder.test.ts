import { expect, test } from 'vitest';
import { alignmentOf, inTreeOrder, LEVELS, looseEnds, shares, type Entry } from '@/lib/tools/rules/goal-tree';
import { sum } from '@/lib/tools/rules/statistics';
import { COLUMN, ENTRIES, FIRST, YEARS } from '../products/cascade/layout';
import { LEVEL_ROW, NONE_ROW, OTHERS_ROW, SHARE_ROW } from '../products/cascade/share-sheet';
import { indexes } from '../sheet/table';
import { cells, each, fileOf, inputSets, testAgreement } from './workbook';

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

const typed = (entries: readonly Line[]) =>
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
  );

/** Cells of a column, one for each line. */
const inLines = (place: string) => indexes(LINES).map((index) => `${place}${FIRST + index}`);

testAgreement(WORKBOOK, cascades, typed, {
  'what hangs loose, and why, is what the core finds, long circles too': (entries) => {
    const ends = looseEnds(entries);
    const why = (index: number) => ends.find(({ id }) => id === String(index + 1))?.why;
    return {
      ...each(inLines(`Workings.${COLUMN.loose}`), indexes(LINES).map(why)),
      ...each(
        inLines('Loose Ends.B'),
        ends.map(({ id }) => Number(id)),
      ),
    };
  },
  'the tree has every line once, in the order and depth of the core': (entries) =>
    each(
      inLines('Tree.D'),
      inTreeOrder(entries).map(({ id, depth }) => `${' '.repeat(4 * depth)}Line ${id}`),
    ),
  'alignment of each level, and tasks and hours of each goal of the year, are those of the core': (
    entries,
  ) => {
    const all = shares(entries);
    const years = all.filter(({ id }) => id !== undefined);
    const none = all.find(({ id }) => id === undefined);
    const others = years.slice(YEARS);
    const total = (of: 'tasks' | 'hours') =>
      others.length > 0 ? sum(others.map((one) => one[of])) : undefined;
    const inRow = (row: number, columns: string) => [...columns].map((column) => `Share.${column}${row}`);
    return {
      ...each(
        LEVELS.map((_, index) => `Share.F${LEVEL_ROW + index}`),
        LEVELS.map((level) => alignmentOf(level, entries)),
      ),
      ...each(
        indexes(YEARS).flatMap((n) => inRow(SHARE_ROW + n, 'BDE')),
        years.slice(0, YEARS).flatMap(({ id, tasks, hours }) => [Number(id), tasks, hours]),
      ),
      ...each(inRow(OTHERS_ROW, 'DE'), [total('tasks'), total('hours')]),
      ...each(inRow(NONE_ROW, 'DE'), [none?.tasks ?? 0, none?.hours ?? 0]),
    };
  },
});

test('a line hangs loose for each of six reasons in one of the random cascades', () => {
  expect(new Set(cascades.flatMap(looseEnds).map(({ why }) => why)).size).toBe(6);
});
