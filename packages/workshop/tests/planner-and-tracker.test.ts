import { expect, test } from 'vitest';
import { trackedCases } from '@/tests/support/key-result-cases';
import { recalculate, type Cells } from '../office/office';
import { CONFIDENCE, FIRST as PLANNED, NOW, SUMMARY, week } from '../products/okr/layout';
import { BOARD_OF, FIRST as TRACKED, GOALS_SHOWN, updateRow } from '../products/tracker/layout';
import { sampled } from '../prove/sampled';
import { openBook, textsIn } from './cells';
import { PLANNER, planned, row, TRACKER, tracked, upTo, type Row } from './same-rows';

/** What both say of three key results of one goal: each status, the goal’s, and the score of the first. */
async function said(quarters: readonly (readonly Row[])[]) {
  const lines = [0, 1, 2];
  const planner = await recalculate(PLANNER, quarters.map(planned), [
    ...lines.map((index) => `Scores.H${NOW + index}`),
    `Scores.F${SUMMARY}`,
    `Scores.G${NOW}`,
  ]);
  const tracker = await recalculate(TRACKER, quarters.map(tracked), [
    ...lines.map((index) => `Overview.L${BOARD_OF.first + index}`),
    `Overview.I${GOALS_SHOWN}`,
    `Overview.F${BOARD_OF.first}`,
  ]);
  return { planner, tracker };
}

test('the columns from Goal to Target are the same in planner, tracker and workshop, and to Source in the first two', async () => {
  const heads = async (slug: string, sheet: string, line: number, columns: string) => {
    const texts = textsIn(await openBook(slug)).get(sheet)!;
    return [...columns].map((column) => texts.get(`${column}${line}`));
  };
  const all = ['Goal', 'Key result', 'Owner', 'Kind', 'Start', 'Target', 'Weight', 'Source'];
  expect(await heads('okr-planning-calculator', 'Key Results', PLANNED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(await heads('strategic-okr-execution-tracker', 'Key Results', TRACKED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(await heads('okr-workshop-facilitator-kit', 'Results', 29, 'CDEFGH')).toEqual(all.slice(0, 6));
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

const ALONE = [
  ['exactly on an even pace in week 5', row('rise', 0, 120, upTo(5, 50)), 'on track', 50 / 120],
  ['3.4 of 3 days in week 12, where less is better', row('fall', 9, 3, upTo(12, 3.4)), 'delivered', 5.6 / 6],
  ['half-way in week 12', row('rise', 0, 100, upTo(12, 50)), 'partly', 0.5],
  ['a tenth of the way in week 12', row('rise', 0, 100, upTo(12, 10)), 'missed', 0.1],
  ['falls to where it begins, and is there', row('fall', 5, 5, [5]), 'kept', 1],
  ['falls to where it begins, and is below', row('fall', 5, 5, [4.8]), 'kept', 1],
  ['falls to where it begins, and is above', row('fall', 5, 5, [6]), 'slipped', 0],
  ['rises to where it begins, and is below', row('rise', 5, 5, [4.8]), 'slipped', 0],
  ['should stay between, and is at the end', row('keep', 0, 5, [5]), 'kept', 1],
  ['should stay between, the higher first, and is above', row('keep', 5, 0, [5.1]), 'slipped', 0],
  ['should stay between, and is below', row('keep', 4, 6, [3]), 'slipped', 0],
  ['should be 5 at most, and is less', row('keep', null, 5, [4]), 'kept', 1],
  ['should be 5 at most, and is more', row('keep', null, 5, [5.1]), 'slipped', 0],
  ['should be 5 at least, and is more', row('keep', 5, null, [6]), 'kept', 1],
  ['one flat week', row('rise', 40, 64, [43, 45, 45]), 'drifting', 5 / 24],
  ['before the value of week 3', row('rise', 40, 64, [43, 45]), 'too early', 5 / 24],
  ['is done or not, and has neither', row('done', null, null, [50]), 'no value yet', ''],
  ['was done, and is typed wrong later', row('done', null, null, [1, 50]), 'kept', 1],
  ['two flat weeks', row('rise', 40, 64, [46, 46, 46]), 'stalled', 0.25],
] as const;

test('one key result alone has its word and score in both', async () => {
  const { planner, tracker } = await said(ALONE.map(([, line]) => [line]));
  const wanted = ALONE.map(([what, , word, score]) => [
    what,
    word,
    typeof score === 'number' ? expect.closeTo(score, 9) : score,
  ]);
  for (const found of [planner, tracker])
    expect(found.map((cells, index) => [ALONE[index]![0], cells[0], cells[4]])).toEqual(wanted);
});

test('after two weeks without a value there is no news, in both, also where there never was one, and the goal says that somebody is needed', async () => {
  const quiet = row('rise', 0, 120, [10, 20, 30]);
  const fine = row('rise', 0, 120, [10, 20, 30, 40, 50]);
  const none = [row('rise', 0, 120, []), row('done', null, null, []), row('keep', null, 5, [])];
  const unnamed: Row = { cells: [1, null, null, 'rise', 0, 120], values: [] };
  const found = await said([
    [quiet, fine],
    [fine, none[0]!, none[1]!],
    [row('rise', 0, 120, [10]), none[0]!, none[2]!],
    none,
    [fine, unnamed, row('rise', 9, 3, [])],
  ]);
  const wanted = [
    ['no news', 'on track', '', '1 of 2 needs you', 0.25],
    ['on track', 'no news', 'no news', '2 of 3 need you', expect.closeTo(5 / 12, 9)],
    ['too early', 'no value yet', 'no value yet', '2 of 3 without a value', expect.closeTo(1 / 12, 9)],
    ['no value yet', 'no value yet', 'no value yet', '3 of 3 without a value', ''],
  ];
  for (const all of [found.planner, found.tracker]) {
    expect(all.slice(0, 4)).toEqual(wanted);
    expect(all[4]!.slice(0, 3)).toEqual(['on track', '', 'incomplete']);
  }
});

test('of what has a confidence and no value for two weeks the status is no value, in both, and its goal needs you', async () => {
  const rows = [row('rise', 0, 120, [10, 20, 30]), row('fall', 9, 3, [])];
  const sure = (cells: Cells, cellOf: (week: number, index: number) => string) =>
    [0, 1].reduce((all, index) => ({ ...all, [cellOf(5, index)]: 7 }), cells);
  const planner = sure(planned(rows), (n, index) => `Weekly Values.${week(n)}${CONFIDENCE + index}`);
  const tracker = sure(tracked(rows), (n, index) => `Updates.H${updateRow(n, index + 1)}`);
  const wanted = [['no value', 'no value', 7, '2 of 2 need you', 5]];
  const scores = [`H${NOW}`, `H${NOW + 1}`, `I${NOW}`, `F${SUMMARY}`, 'D17'].map((cell) => `Scores.${cell}`);
  expect(await recalculate(PLANNER, [planner], scores)).toEqual(wanted);
  const at = BOARD_OF.first;
  const overview = [`L${at}`, `L${at + 1}`, `G${at}`, `I${GOALS_SHOWN}`, 'E6'].map(
    (cell) => `Overview.${cell}`,
  );
  expect(await recalculate(TRACKER, [tracker], overview)).toEqual(wanted);
});

test('a week is over on its Friday: until then, one early value leaves no other without news, in both', async () => {
  const rows = [row('rise', 0, 120, [10, 20, 30, 40]), row('rise', 0, 120, [10, 20]), row('fall', 9, 3, [])];
  const on = (first: string, today: string, cells: Cells) =>
    [3, 4].map((days) => ({ ...cells, [first]: 46_300, [today]: 46_321 + days }));
  const wanted = [
    ['on track', 'too early'],
    ['on track', 'no news'],
  ];
  const planner = on('Goals.D5', 'Goals.D6', planned(rows));
  expect(await recalculate(PLANNER, planner, [`Scores.H${NOW}`, `Scores.H${NOW + 1}`])).toEqual(wanted);
  const at = BOARD_OF.first;
  const read = [`Overview.L${at}`, `Overview.L${at + 1}`, ...[0, 1, 2].map((n) => `Overview.M${at + n}`)];
  const tracker = on('Key Results.E5', 'Promises.F5', tracked(rows));
  expect(await recalculate(TRACKER, tracker, read)).toEqual([
    [...wanted[0]!, 'yes', 'missing', '3 missing'],
    [...wanted[1]!, 'yes', '2 missing', '4 missing'],
  ]);
  const [monday] = on('Key Results.E5', 'Promises.F5', tracked([row('rise', 0, 9, [5]), rows[2]!]));
  expect(
    await recalculate(TRACKER, [{ ...monday, 'Promises.F5': 46_300 }], ['Overview.E6', ...read]),
  ).toEqual([[1, 'too early', 'no value yet', 'yes', 'not yet', '']]);
});
