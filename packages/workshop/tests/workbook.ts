import { beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import { SEED } from '../prove/sampled';
import { recalculate, type CellResult, type Cells } from '../office/office';

/** Where a product's file lies. */
export const fileOf = (slug: string, name: string): string =>
  path.join(import.meta.dirname, '../../../content/products', slug, 'files', name);

/** Numbers out of a seed, the same each time: mulberry32. */
function chance(seed: number) {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    cents: (to: number) => Math.round(next() * to * 100) / 100,
    share: () => next(),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    maybe: <T>(value: T, share = 0.7): T | undefined => (next() < share ? value : undefined),
  };
}

/** In each workbook and in each demo: 300, or as many as `npm run files:prove` asks for. */
export const INPUT_SETS = Number(process.env.RANDOM_CASES ?? 300);

/** Many sets of inputs, always the same ones. */
export const inputSets = <T>(make: (random: ReturnType<typeof chance>, index: number) => T): T[] => {
  const random = chance(SEED);
  return Array.from({ length: INPUT_SETS }, (_, index) => make(random, index));
};

/**
 * What a cell has to have: a text as it is, a number to a billionth of itself, nothing; or what its own check
 * asks.
 */
export type Wanted = number | string | undefined | Check;
/** @param said what another cell has */
type Check = (found: CellResult, what: string, said: (cell: string) => CellResult) => void;

/** Money, to the cent. */
export const money = (amount: number) => (found: CellResult, what: string) => {
  expect(found, what).toBeTypeOf('number');
  expect(Math.abs((found as number) - amount), `${what}: not ${amount}`).toBeLessThanOrEqual(0.005);
};

export function expectSame(found: CellResult, wanted: number | string | undefined, what: string): void {
  if (typeof wanted !== 'number' || typeof found !== 'number') return expect(found, what).toBe(wanted ?? '');
  const most = 1e-9 * Math.max(1, Math.abs(wanted));
  expect(Math.abs(found - wanted), `${what}: ${found} and ${wanted}`).toBeLessThanOrEqual(most);
}

/** What cells have to have, in their order: nothing where there are more cells. */
export const each = (cells: readonly string[], wanted: readonly Wanted[]): Record<string, Wanted> =>
  Object.fromEntries(cells.map((cell, n) => [cell, wanted[n]]));

/**
 * A test for each thing that a workbook says of random cases, beside what the core works out; one LibreOffice
 * calculates them all.
 * @param says by title: of a case, what cells have to have. Each case has the same cells
 */
export function testAgreement<Case>(
  file: string,
  cases: readonly Case[],
  typed: (one: Case) => Cells,
  says: Record<string, (one: Case, at: number) => Record<string, Wanted>>,
): void {
  const read = [...new Set(Object.values(says).flatMap((of) => Object.keys(of(cases[0]!, 0))))];
  const places = new Map(read.map((cell, place) => [cell, place]));
  let found: CellResult[][];
  beforeAll(async () => {
    found = await recalculate(file, cases.map(typed), read);
  });
  test.each(Object.entries(says))('for each of the random cases %s', (_, of) => {
    for (const [at, one] of cases.entries()) {
      const said = (cell: string) => found[at]![places.get(cell)!]!;
      for (const [cell, wanted] of Object.entries(of(one, at))) {
        const what = `${cell} of case ${at}`;
        if (typeof wanted === 'function') wanted(said(cell), what, said);
        else expectSame(said(cell), wanted, what);
      }
    }
  });
}

/** undefined as an empty cell. */
export const cells = (values: Record<string, number | string | undefined>): Cells =>
  Object.fromEntries(Object.entries(values).map(([cell, value]) => [cell, value ?? null]));

type Says = Record<string, CellResult>;
/** What is typed, and what cells say then. */
export type Case = [what: string, typed: Cells, says: Says];

/** What cells of a sheet say, in their order: on('Share', 'D8 E8', 3, 0.5). */
export const on = (
  sheet: string,
  places: string,
  ...values: (number | string)[]
): Record<string, number | string> =>
  Object.fromEntries(places.split(' ').map((cell, n) => [`${sheet}.${cell}`, values[n]!]));

/** A test for each case; one LibreOffice calculates them all. */
export function testCases(file: string, cases: readonly Case[]): void {
  const read = [...new Set(cases.flatMap(([, , says]) => Object.keys(says)))];
  const sets = cases.map(([, typed]) => typed);
  let found: CellResult[][];
  beforeAll(async () => {
    found = await recalculate(file, sets, read);
  });
  test.each(cases)('%s', (_, typed, says) => {
    const said = found[sets.indexOf(typed)]!.map((value, n) => [read[n]!, value] as const);
    expect(Object.fromEntries(said)).toMatchObject(says);
  });
}
