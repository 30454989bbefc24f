import { expect, test } from 'vitest';
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
import { indexes } from '../sheet/table';
import { cells, each, expectSame, fileOf, INPUT_SETS, inputSets, testAgreement } from './workbook';

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

const typed = ({ typed, pairs, people, options }: (typeof decisions)[number]) =>
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
  );

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

const ofOptions = (row: number) => indexes(OPTIONS).map((index) => `Workings.${option(index)}${row}`);

testAgreement(WORKBOOK, decisions, typed, {
  'shares of the weights, scores and places are those of the core, ties too': (decision) => {
    const matrix = matrixOf(decision);
    const scores = optionScores(matrix)!;
    return {
      ...each(
        indexes(CRITERIA).map((index) => `Criteria.G${FIRST + index}`),
        matrix.weights.map((weight) => weight / sum(matrix.weights)),
      ),
      ...each(ofOptions(ROWS.score), scores),
      ...each(ofOptions(ROWS.place), ranks(scores)),
    };
  },
  'the weights at which the result flips are those of the core, the smallest change first': (decision) => {
    const most = decision.typed ? MOST_TYPED : decision.pairs.length;
    const wanted = flips(matrixOf(decision), most);
    const lines = indexes(CRITERIA).map((n) =>
      ['B', 'D', 'E', 'F'].map((column) => `Result.${column}${RESULT.flips + n}`),
    );
    const ofLine = ([number = '', ...others]: string[], n: number) => {
      if (!wanted[n]) return each([number, ...others], []);
      // Of those that change as little, any may come first.
      const flip = (said: (cell: string) => CellResult) =>
        wanted.find(({ criterion }) => criterion + 1 === said(number))!;
      return each(
        [number, ...others],
        [
          (found, what, said) =>
            expect(
              lines.filter(([other]) => said(other!) === found),
              what,
            ).toHaveLength(1),
          (weight, what, said) => expectSame(weight, flip(said).from, what),
          // Two options can be as near, one on either side.
          (level, what, said) => {
            const { from, to } = flip(said);
            expectSame(Math.abs((level as number) - from), Math.abs(to - from), what);
          },
          Math.abs(wanted[n].to - wanted[n].from),
        ],
      );
    };
    return Object.assign({}, ...lines.map(ofLine)) as ReturnType<typeof each>;
  },
  'the widest differences between people come first': (decision) => {
    const ranges = matrixOf(decision)
      .given.flat()
      .filter((values) => values.length > 1)
      .map((values) => Math.max(...values) - Math.min(...values))
      .filter((range) => range > 0);
    return each(
      indexes(DIFFERENCES).map((n) => `Result.D${RESULT.differences + n}`),
      ranges.sort((a, b) => b - a),
    );
  },
});

test('many of the random decisions are tied', () => {
  const tied = decisions.filter((one) => {
    const places = ranks(optionScores(matrixOf(one))!);
    return new Set(places).size < places.length;
  });
  expect(tied.length / decisions.length).toBeGreaterThan(1 / 15);
});
