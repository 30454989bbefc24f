import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { goalScore, keyResultScore, scoreWord, type KeyResult } from '@/lib/tools/rules/okr';
import { okrCases } from '../../support/okr-cases';

const exact = (typed: number) => new Fraction(String(typed));
const total = (list: Fraction[]) => list.reduce((all, one) => all.add(one), new Fraction(0));

function exactScore({ start, target, current }: KeyResult): Fraction {
  const way = exact(current!)
    .sub(exact(start))
    .div(exact(target).sub(exact(start)));
  if (way.lt(0)) return new Fraction(0);
  return way.gt(1) ? new Fraction(1) : way;
}

function exactWord(score: Fraction) {
  if (score.gte('0.7')) return 'delivered';
  return score.gte('0.4') ? 'progress' : 'short';
}

test('words and the side of the pace are those of exact fractions, on every threshold and beside it', () => {
  fc.assert(
    fc.property(okrCases, ({ week, keyResults }) => {
      const scores = keyResults.map(exactScore);
      expect(keyResults.map((one) => scoreWord(keyResultScore(one)!))).toEqual(scores.map(exactWord));
      const weights = keyResults.map(({ weight }) => exact(weight));
      const goal = total(scores.map((score, index) => score.mul(weights[index]!))).div(total(weights));
      expect(scoreWord(goalScore(keyResults)!)).toBe(exactWord(goal));
      expect(Math.sign(fromPace(goalScore(keyResults)!, week))).toBe(
        goal.compare(new Fraction(Math.min(week, 12), 12)),
      );
    }),
    { numRuns: 2000 },
  );
});
