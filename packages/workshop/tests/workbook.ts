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

/** Money to the cent; other numbers to a billionth of themselves; texts as they are. */
export function expectSame(
  found: CellResult,
  wanted: number | string,
  what: string,
  kind: 'money' | 'number' = 'number',
) {
  if (typeof wanted === 'string' || typeof found !== 'number') return expect(found, what).toBe(wanted);
  const most = kind === 'money' ? 0.005 : 1e-9 * Math.max(1, Math.abs(wanted));
  expect(Math.abs(found - wanted), `${what}: ${found} and ${wanted}`).toBeLessThanOrEqual(most);
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

/** Sets of inputs, and what is read after each. */
type Job = { sets: readonly Cells[]; read: readonly string[] };

/**
 * What several tests want to know of a workbook, found out by one LibreOffice.
 * @returns for each job the results of its sets
 */
export async function inOneRun<Name extends string>(
  file: string,
  jobs: Record<Name, Job>,
): Promise<Record<Name, CellResult[][]>> {
  const all = Object.entries<Job>(jobs);
  const read = [...new Set(all.flatMap(([, job]) => job.read))];
  const results = await recalculate(
    file,
    all.flatMap(([, { sets }]) => sets),
    read,
  );
  const found = all.map(([name, job]) => {
    const own = results.splice(0, job.sets.length);
    return [name, own.map((values) => job.read.map((cell) => values[read.indexOf(cell)]!))] as const;
  });
  return Object.fromEntries(found) as Record<Name, CellResult[][]>;
}
