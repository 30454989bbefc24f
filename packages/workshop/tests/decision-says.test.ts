import { beforeAll, expect, test } from 'vitest';
import type { CellResult, Cells } from '../office/office';
import { ROWS } from '../products/decision/blocks';
import { FIRST, LAST, option, OPTION_NAMES, pair, personRow } from '../products/decision/layout';
import { MATRIX } from '../products/decision/memo-sheet';
import { RESULT } from '../products/decision/result-sheet';
import { fileOf, inOneRun } from './workbook';

const WORKBOOK = fileOf('executive-decision-framework', 'executive-decision-framework.xlsx');

/** Two criteria, on which each of two options has 10 and 4. */
const twoOptions = (weights: readonly number[], more: Cells = {}): Cells => ({
  ...Object.fromEntries(
    ['First', 'Second'].flatMap((name, index) => [
      [`Criteria.C${FIRST + index}`, name],
      [`Criteria.D${FIRST + index}`, weights[index] ?? null],
      [`Scores.${option(index)}${OPTION_NAMES}`, name],
      [`Scores.${option(index)}${personRow(0) + index}`, 10],
      [`Scores.${option(1 - index)}${personRow(0) + index}`, 4],
    ]),
  ),
  ...more,
});
const secondPerson: Cells = Object.fromEntries(
  [0, 1].flatMap((row) => [0, 1].map((at) => [`Scores.${option(at)}${personRow(1) + row}`, 5])),
);
const fromPairs = twoOptions([], { [`Criteria.${pair(1)}${FIRST}`]: 1 });
/** With a third criterion, and the pairs that are answered: 1 and 2, 1 and 3, 2 and 3. */
const threeCriteria = (weights: readonly number[], pairs: readonly number[]): Cells =>
  twoOptions(weights, {
    [`Criteria.C${FIRST + 2}`]: 'Third',
    [`Criteria.D${FIRST + 2}`]: weights[2] ?? null,
    [`Scores.D${personRow(0) + 2}`]: 5,
    [`Scores.E${personRow(0) + 2}`]: 6,
    [`Criteria.${pair(1)}${FIRST}`]: pairs[0] ?? null,
    [`Criteria.${pair(2)}${FIRST}`]: pairs[1] ?? null,
    [`Criteria.${pair(2)}${FIRST + 1}`]: pairs[2] ?? null,
  });
const JOBS = {
  small: {
    sets: [
      [2, 1],
      [6, 3],
      [10, 9],
      [1, 0.9],
    ].map((weights) => twoOptions(weights)),
    read: [`Result.B${RESULT.flips - 2}`],
  },
  means: {
    // Both scored the first option 10 and 5 on the first criterion.
    sets: [twoOptions([2, 1], secondPerson)],
    read: [
      ...[`E${MATRIX - 3}`, `F${MATRIX - 3}`, `E${MATRIX - 2}`].map((cell) => `Memo.${cell}`),
      ...[MATRIX, MATRIX + 1].flatMap((row) => ['B', 'E', 'F'].map((column) => `Memo.${column}${row}`)),
      ...[0, 1, 2].map((index) => `Criteria.${pair(index)}${FIRST - 1}`),
    ],
  },
  missing: {
    sets: [
      twoOptions([2, 1], { ...secondPerson, [`Scores.D${personRow(1)}`]: null }),
      twoOptions([2, 1], secondPerson),
    ],
    read: ['Result.B6', 'Memo.B8', 'Result.D8'],
  },
  pairs: {
    sets: [
      threeCriteria([], [1]),
      threeCriteria([], [1, 0]),
      threeCriteria([], [1, 0, 0.5]),
      threeCriteria([], []),
      threeCriteria([3, 2, 1], [1]),
      { ...threeCriteria([], [1]), ...secondPerson, [`Scores.D${personRow(1)}`]: null },
    ],
    read: [`Criteria.B${LAST + 2}`, 'Result.B6'],
  },
  outside: {
    // Each as if it were not there.
    sets: [
      twoOptions([2, 1], { ...secondPerson, [`Scores.D${personRow(1)}`]: null }),
      twoOptions([2, 1], { ...secondPerson, [`Scores.D${personRow(1)}`]: 100 }),
      twoOptions([2]),
      twoOptions([2, -1]),
      threeCriteria([], [1]),
      threeCriteria([], [1, 5]),
    ],
    read: [
      ...['Result.B4', 'Result.B6', `Criteria.F${FIRST + 1}`, `Criteria.E${FIRST}`, `Criteria.E${FIRST + 2}`],
      ...[`Workings.D${FIRST}`, `Workings.D${ROWS.range}`, `Workings.D${ROWS.score}`],
    ],
  },
  again: {
    sets: [
      { 'Decision Log.C7': 'Which van?', 'Decision Log.H7': null },
      { 'Decision Log.C7': 'Which van?', 'Decision Log.H7': 73_000 },
    ],
    read: ['Decision Log.I7'],
  },
  inserted: {
    // A row that was inserted has no number.
    sets: [
      fromPairs,
      { ...fromPairs, [`Criteria.B${FIRST + 2}`]: null, [`Criteria.C${FIRST + 2}`]: 'In between' },
    ],
    read: ['Result.B5', `Criteria.F${FIRST}`, `Criteria.F${FIRST + 1}`, 'Result.D8'],
  },
};

let found: Record<keyof typeof JOBS, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, JOBS);
});

test('a change is small by the heaviest weight, whatever the scale of the weights', () => {
  const says = found.small.map(([text]) => text);
  const big = expect.stringContaining('It takes a big change');
  const small = expect.stringContaining('A small change');
  expect(says).toEqual([big, big, small, small]);
});

test('Memo has the mean of each option on each criterion, by place, and the pairs have their names', () => {
  const means = [...['First', 7.5, 4.5], ...['Second', 4.5, 7.5]];
  const score = expect.closeTo(6.5, 9) as number;
  expect(found.means).toEqual([['First', 'Second', score, ...means, '1 First', '2 Second', 3]]);
});

test('a score that one of several people left out is told beside the result', () => {
  const says = '1 score is missing, red on Scores. A mean of fewer people stands in for it.';
  expect(found.missing[0]!.slice(0, 2)).toEqual([says, says]);
  expect(found.missing[1]!.slice(0, 2)).toEqual(['', '']);
});

test('pairs that nobody answered are told on Criteria and Result, once one is and no weight is typed', () => {
  const points = 'The points from the pairs count, unless you type weights.';
  const typed = 'The typed weights count.';
  expect(found.pairs.slice(0, 5)).toEqual([
    [
      `${points} 2 pairs are missing, and count as ties.`,
      '2 pairs are missing, red on Criteria, and count as ties.',
    ],
    [
      `${points} 1 pair is missing, and counts as a tie.`,
      '1 pair is missing, red on Criteria, and counts as a tie.',
    ],
    [points, ''],
    [points, ''],
    [typed, ''],
  ]);
  expect(found.pairs[5]![1]).toMatch(/^\d scores? (is|are) missing, red on Scores\. 2 pairs are missing,/);
});

test('a score, a weight and an answer out of bounds are told and not counted', () => {
  const told =
    '1 number is out of bounds and isn’t counted. Red where typed: click a cell to see its bounds.';
  for (const at of [0, 2, 4]) {
    const [without, typed] = found.outside.slice(at, at + 2) as [CellResult[], CellResult[]];
    expect(without[0]).toBe('');
    expect(typed).toEqual([told, ...without.slice(1)]);
  }
});

test('a decision without a day to look again is asked about', () => {
  expect(found.again).toEqual([['Look again when?'], ['']]);
});

test('a criterion in a row that was inserted leaves all weights as they are, and Result says so', () => {
  const [before, after] = found.inserted as [CellResult[], CellResult[]];
  expect(before.slice(1)).toEqual(after.slice(1));
  expect(after[0]).toBe('A criterion in an inserted row isn’t counted: move it to a numbered line.');
});
