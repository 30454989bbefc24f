import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { trackedCases } from '@/tests/support/tracked-cases';
import { recalculate, type Cells } from '../office/office';
import { FIRST as PLANNED, NOW, SUMMARY, week } from '../products/okr/layout';
import { BOARD_OF, FIRST as TRACKED, GOALS_SHOWN, updateRow } from '../products/tracker/layout';
import { sampled } from '../prove/sampled';
import { textsIn } from './cells';
import { fileOf } from './workbook';

const PLANNER = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');
const TRACKER = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');
const RESULTS = fileOf('okr-workshop-facilitator-kit', 'workshop-results.xlsx');

/** A row as it is copied, from Goal to Source, and its values from week 1 on. */
type Row = { cells: (string | number | null)[]; values: readonly (number | undefined)[] };

const planned = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJ'[at]}${PLANNED + index}`, value] as const),
      ...values.map((value, n) => [`Weekly Values.${week(n + 1)}${PLANNED + index}`, value ?? null] as const),
    ]),
  );
const tracked = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJ'[at]}${TRACKED + index}`, value] as const),
      ...values.map((value, n) => [`Updates.G${updateRow(n + 1, index + 1)}`, value ?? null] as const),
    ]),
  );

/** What both say of three key results of one goal: each status, and what the goal comes to. */
async function said(quarters: readonly (readonly Row[])[]) {
  const lines = [0, 1, 2];
  const planner = await recalculate(PLANNER, quarters.map(planned), [
    ...lines.map((index) => `Scores.H${NOW + index}`),
    `Scores.F${SUMMARY}`,
  ]);
  const tracker = await recalculate(TRACKER, quarters.map(tracked), [
    ...lines.map((index) => `Overview.L${BOARD_OF.first + index}`),
    `Overview.I${GOALS_SHOWN}`,
  ]);
  return { planner, tracker };
}

const row = (kind: string, start: number | null, target: number | null, values: Row['values']): Row => ({
  cells: [1, 'Key result', 'Ann', kind, start, target, null, 'Books'],
  values,
});
const upTo = (last: number, value: number) =>
  Array.from({ length: 12 }, (_, index) => (index === last - 1 ? value : undefined));

test('the columns from Goal to Target are the same in planner, tracker and workshop, and to Source in the first two', () => {
  const heads = (file: string, sheet: string, line: number, columns: string) =>
    [...columns].map((column) => textsIn(readFileSync(file)).get(sheet)!.get(`${column}${line}`));
  const all = ['Goal', 'Key result', 'Owner', 'Kind', 'Start', 'Target', 'Weight', 'Source'];
  expect(heads(PLANNER, 'Key Results', PLANNED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(heads(TRACKER, 'Key Results', TRACKED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(heads(RESULTS, 'Results', 29, 'CDEFGH')).toEqual(all.slice(0, 6));
});

test('the same rows and values have the same words in both, for key results and their goal', async () => {
  const cases = sampled(trackedCases, 180).map(({ kind, start, target, values }) =>
    row(kind, kind === 'done' ? null : start, kind === 'done' ? null : target, values),
  );
  const quarters = Array.from({ length: 60 }, (_, at) => cases.slice(at * 3, at * 3 + 3));
  const { planner, tracker } = await said(quarters);
  expect(planner).toEqual(tracker);
  // Not all of them the same one.
  expect(new Set(planner.flat()).size).toBeGreaterThan(10);
});

test.each([
  ['exactly on an even pace in week 5', row('rise', 0, 120, upTo(5, 50)), 'on track'],
  ['3.4 of 3 days in week 12, where less is better', row('fall', 9, 3, upTo(12, 3.4)), 'delivered'],
  ['half-way in week 12', row('rise', 0, 100, upTo(12, 50)), 'partly'],
  ['a tenth of the way in week 12', row('rise', 0, 100, upTo(12, 10)), 'missed'],
  ['what should be 5 at most, and is better', row('keep', null, 5, upTo(3, 4)), 'kept'],
])('%s is the same in both', async (_, line, word) => {
  const { planner, tracker } = await said([[line]]);
  expect(planner[0]![0]).toBe(word);
  expect(tracker[0]![0]).toBe(word);
});

test('after two weeks without a value there is no news, in both, and the goal says that somebody is needed', async () => {
  const quiet = row('rise', 0, 120, [10, 20, 30]);
  const fine = row('rise', 0, 120, [10, 20, 30, 40, 50]);
  const { planner, tracker } = await said([[quiet, fine]]);
  const wanted = ['no news', 'on track', '', '1 of 2 needs you'];
  expect({ planner, tracker }).toEqual({ planner: [wanted], tracker: [wanted] });
});
