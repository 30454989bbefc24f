import { beforeAll, expect, test } from 'vitest';
import { flips, optionScores, ranks } from '@/lib/tools/rules/decision';
import { mean, sum } from '@/lib/tools/rules/statistics';
import { decisionCases } from '@/tests/support/tool-cases';
import { sampled } from '../prove/sampled';
import type { CellResult } from '../office/office';
import {
  CRITERIA,
  FIRST,
  MOST_TYPED,
  option,
  OPTION_NAMES,
  OPTIONS,
  pair,
  personRow,
} from '../products/decision/layout';
import { DIFFERENCES, RESULT } from '../products/decision/result-sheet';
import { ROWS } from '../products/decision/blocks';
import { serialDay } from '../sheet/rules';
import { indexes } from '../sheet/table';
import { cells, expectSame, fileOf, INPUT_SETS, inOneRun, inputSets } from './workbook';

const WORKBOOK = fileOf('executive-decision-framework', 'executive-decision-framework.xlsx');

const onThresholds = sampled(decisionCases, INPUT_SETS);
const decisions = inputSets((random, index) => {
  // Every second one stands on a threshold: typed weights, one person.
  if (index % 2 > 0) {
    const { weights, scores } = onThresholds[index]!;
    const none = weights.map(() => undefined);
    return {
      typed: [...weights],
      pairs: weights.map((): (number | undefined)[] => none),
      people: [weights.map((_, criterion) => scores.map((row) => row[criterion]))],
      options: scores.length,
    };
  }
  const [criteria, options, people] = [
    random.whole(1, CRITERIA),
    random.whole(2, OPTIONS),
    random.whole(1, 4),
  ];
  const score = random.pick([() => random.whole(0, 10), () => random.whole(4, 6), () => random.cents(10)]);
  return {
    typed: random.pick([true, false]) ? indexes(criteria).map(() => random.whole(1, 10)) : undefined,
    /** For the pairs above the diagonal: 1, 0.5, 0 or not compared. */
    pairs: indexes(criteria).map(() => indexes(criteria).map(() => random.pick([0, 0.5, 1, undefined]))),
    // The first person scored everything, the others what they could.
    people: indexes(people).map((person) =>
      indexes(criteria).map(() =>
        indexes(options).map(() => (person === 0 ? score() : random.maybe(score()))),
      ),
    ),
    options,
  };
});

const sets = decisions.map(({ typed, pairs, people, options }) =>
  cells(
    Object.fromEntries<number | string | undefined>([
      ...indexes(options).map(
        (index) => [`Scores.${option(index)}${OPTION_NAMES}`, `Option ${index}`] as const,
      ),
      ...pairs.flatMap((row, own) => [
        [`Criteria.C${FIRST + own}`, `Criterion ${own}`] as const,
        [`Criteria.D${FIRST + own}`, typed?.[own]] as const,
        ...row.flatMap((value, other) =>
          other > own ? [[`Criteria.${pair(other)}${FIRST + own}`, value] as const] : [],
        ),
      ]),
      ...people.flatMap((matrix, person) =>
        matrix.flatMap((row, criterion) =>
          row.map(
            (value, index) => [`Scores.${option(index)}${personRow(person) + criterion}`, value] as const,
          ),
        ),
      ),
    ]),
  ),
);

const SHARES = indexes(CRITERIA).map((index) => `Criteria.G${FIRST + index}`);
const SCORES = indexes(OPTIONS).map((index) => `Workings.${option(index)}${ROWS.score}`);
const PLACES = indexes(OPTIONS).map((index) => `Workings.${option(index)}${ROWS.place}`);
const FLIPS = indexes(CRITERIA).flatMap((n) =>
  ['B', 'D', 'E', 'F'].map((column) => `Result.${column}${RESULT.flips + n}`),
);
const DISTANCES = indexes(DIFFERENCES).map((n) => `Result.D${RESULT.differences + n}`);
const READ = [...SHARES, ...SCORES, ...PLACES, ...FLIPS, ...DISTANCES];

const whole = sets.find((_, at) => decisions[at]!.typed && decisions[at]!.people.length === 1)!;
const JOBS = {
  decisions: { sets, read: READ },
  without: {
    sets: [
      { ...whole, [`Criteria.D${FIRST}`]: null },
      { ...whole, [`Scores.D${personRow(0)}`]: null },
    ],
    read: ['Result.B5', 'Result.D8', `Result.F${RESULT.flips}`],
  },
  log: {
    sets: [
      {
        'Decision Log.I5': 46000,
        'Decision Log.H7': 46000,
        'Decision Log.H8': 46001,
        'Decision Log.H9': 45000,
        'Decision Log.J9': 'It went well.',
      },
      // Without a day of its own the log goes by the real one.
      {
        'Decision Log.I5': null,
        'Decision Log.H7': serialDay('2020-01-01'),
        'Decision Log.H8': serialDay('2099-01-01'),
        'Decision Log.H9': null,
        'Decision Log.J9': null,
      },
    ],
    read: ['I7', 'I8', 'I9'].map((cell) => `Decision Log.${cell}`),
  },
};

let found: Record<keyof typeof JOBS, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, JOBS);
});

const results = (at: number, cells: readonly string[]) =>
  cells.map((cell) => found.decisions[at]![READ.indexOf(cell)]!);
/**
 * Weights from a comparison in pairs: a criterion gets a point for each other one it was preferred to, half
 * of one where neither was, and one for being there, so that none is lost; all of them are brought to a sum
 * of 1 (paired comparison: Thurstone, A Law of Comparative Judgment, 1927, in the simple count of wins by
 * David, The Method of Paired Comparisons, 1988).
 * @param preferred `preferred[a][b]`: 1 where a matters more than b, 0.5 where both do, 0 otherwise; the
 * diagonal is not read
 */
function pairWeights(preferred: readonly (readonly number[])[]): number[] {
  const points = preferred.map((row, own) => 1 + sum(row.filter((_, other) => other !== own)));
  const all = sum(points);
  return points.map((value) => value / all);
}

const matrixOf = ({ typed, pairs, people, options }: (typeof decisions)[number]) => {
  const preferred = pairs.map((row, own) =>
    row.map((value, other) => (other > own ? (value ?? 0.5) : 1 - (pairs[other]![own] ?? 0.5))),
  );
  const given = indexes(options).map((index) =>
    pairs.map((_, criterion) =>
      people.flatMap((matrix) => {
        const value = matrix[criterion]![index];
        return value === undefined ? [] : [value];
      }),
    ),
  );
  const points = pairWeights(preferred).map((share) => (share * (pairs.length * (pairs.length + 1))) / 2);
  return { weights: typed ?? points, scores: given.map((row) => row.map((values) => mean(values)!)), given };
};

test('for each of the random decisions shares of the weights, scores and places are those of the core, ties too', () => {
  let ties = 0;
  decisions.forEach((decision, at) => {
    const matrix = matrixOf(decision);
    const scores = optionScores(matrix)!;
    const places = ranks(scores);
    if (new Set(places).size < places.length) ties++;
    const shares = matrix.weights.map((weight) => weight / sum(matrix.weights));
    const expected = [shares, scores, places];
    [SHARES, SCORES, PLACES].forEach((read, n) =>
      results(at, read).forEach((value, index) =>
        expectSame(value, expected[n]![index] ?? '', `${read[index]} of decision ${at}`),
      ),
    );
  });
  expect(ties).toBeGreaterThan(20);
});

test('for each of the random decisions the weights at which the result flips are those of the core, the smallest change first', () => {
  decisions.forEach((decision, at) => {
    const most = decision.typed ? MOST_TYPED : decision.pairs.length;
    const wanted = flips(matrixOf(decision), most);
    const lines = indexes(CRITERIA).map((n) => results(at, FLIPS.slice(4 * n, 4 * n + 4)));
    lines.forEach(([, , , change], n) => {
      const flip = wanted[n];
      expectSame(change!, flip ? Math.abs(flip.to - flip.from) : '', `change ${n} of decision ${at}`);
    });
    for (const { criterion, from, to } of wanted) {
      const line = lines.find(([number]) => number === criterion + 1)!;
      expectSame(line[1]!, from, `weight of ${criterion} in decision ${at}`);
      // Two options can be as near, one on either side.
      expectSame(Math.abs((line[2] as number) - from), Math.abs(to - from), `level of ${criterion} in ${at}`);
    }
  });
});

test('the widest differences between people come first', () => {
  decisions.forEach((decision, at) => {
    const ranges = matrixOf(decision)
      .given.flat()
      .filter((values) => values.length > 1)
      .map((values) => Math.max(...values) - Math.min(...values))
      .filter((range) => range > 0)
      .sort((a, b) => b - a);
    results(at, DISTANCES).forEach((value, n) =>
      expectSame(value, ranges[n] ?? '', `difference ${n} of decision ${at}`),
    );
  });
});

test('without one of the weights or scores there is no result, and no error', () => {
  for (const result of found.without)
    expect(result).toEqual(['Fill in every weight and every score to see a result.', '', '']);
});

test('the log says what is to be looked at again on the day that was typed or today, unless it was done', () => {
  expect(found.log).toEqual([
    ['look again', '', ''],
    ['look again', '', ''],
  ]);
});
