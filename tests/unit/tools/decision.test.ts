import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { flips, optionScores, ranks, type DecisionMatrix } from '@/lib/tools/rules/decision';
import { decisionCases } from '../../support/tool-cases';

const exact = (typed: number) => new Fraction(String(typed));
const ZERO = new Fraction(0);

function exactTotals({ weights, scores }: DecisionMatrix): Fraction[] {
  return scores.map((row) =>
    row.reduce((total, score, index) => total.add(exact(weights[index]!).mul(exact(score))), ZERO),
  );
}

/**
 * For each criterion the nearest weight between 0 and the most at which another option ties with the leader.
 */
function exactFlips(matrix: DecisionMatrix, most: number): Map<number, Fraction> {
  const totals = exactTotals(matrix);
  const best = totals.reduce((a, b) => (b.gt(a) ? b : a));
  if (totals.filter((total) => total.equals(best)).length > 1) return new Map();
  const leader = totals.findIndex((total) => total.equals(best));
  const found = new Map<number, Fraction>();
  for (const [criterion, weight] of matrix.weights.entries())
    for (const [option, row] of matrix.scores.entries()) {
      const better = exact(matrix.scores[leader]![criterion]!).sub(exact(row[criterion]!));
      if (option === leader || better.equals(0)) continue;
      const to = exact(weight).sub(best.sub(totals[option]!).div(better));
      const nearest = found.get(criterion);
      const away = (level: Fraction) => level.sub(exact(weight)).abs();
      if (to.gt(0) && to.lt(most) && (!nearest || away(to).lt(away(nearest)))) found.set(criterion, to);
    }
  return found;
}

test('places and flips are those of exact fractions, and no flip is at 0 or at the end of the scale', () => {
  fc.assert(
    fc.property(decisionCases, (matrix) => {
      const totals = exactTotals(matrix);
      expect(ranks(optionScores(matrix)!)).toEqual(
        totals.map((total) => 1 + totals.filter((other) => other.gt(total)).length),
      );
      const wanted = exactFlips(matrix, 10);
      const found = flips(matrix, 10);
      expect(found.map(({ criterion }) => criterion).toSorted()).toEqual([...wanted.keys()].toSorted());
      for (const { criterion, from, to } of found) {
        const change = wanted.get(criterion)!.sub(exact(from)).abs().valueOf();
        expect(Math.abs(to - from)).toBeCloseTo(change, 9);
      }
    }),
    { numRuns: 2000 },
  );
});

test('who leads by one criterion alone is overtaken by no weight of it: at 0 it is a tie, and below is none', () => {
  const scores = [
    [8, 5],
    [3, 5],
  ];
  expect(flips({ weights: [5, 2], scores })).toEqual([]);
});

test('without weights there is no score', () => {
  expect(optionScores({ weights: [0, 0], scores: [[1, 2]] })).toBeUndefined();
});
