import { expect, test } from 'vitest';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import {
  canBelong,
  goalConfidence,
  goalScore,
  keyResultScore,
  type KeyResult,
  scoreWord,
} from '@/lib/tools/rules/okr';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { okrCases } from '../../support/key-result-cases';

const aKeyResult = (changes: Partial<KeyResult> = {}): KeyResult => ({
  kind: 'rise',
  start: 20,
  target: 60,
  current: 40,
  weight: 1,
  ...changes,
});

test.each([
  ['done', { kind: 'done', current: 1 }, 1],
  ['not done', { kind: 'done', current: 0 }, 0],
  ['that should not fall, and has not', { start: 5, target: 5, current: 5 }, 1],
  ['that should not fall, and has', { start: 5, target: 5, current: 4.9 }, 0],
  ['that should not rise, and has fallen', { kind: 'fall', start: 5, target: 5, current: 4 }, 1],
  ['that should not rise, and has', { kind: 'fall', start: 5, target: 5, current: 5.1 }, 0],
  [
    'that stays between its start and its target',
    { kind: 'keep', start: 0.3, target: 0, current: 0.1 + 0.2 },
    1,
  ],
  ['that should stay between, and has not', { kind: 'keep', start: 0, target: 5, current: 5.1 }, 0],
] satisfies [string, Partial<KeyResult>, number][])('the score of a key result %s', (_, changes, score) => {
  expect(keyResultScore(aKeyResult(changes))).toBe(score);
});

test.each([
  ['without a value', { current: undefined }],
  ['that should rise and has a lower target', { target: 10 }],
  ['that should fall and has a higher target', { kind: 'fall' }],
  ['without a target', { target: NaN }],
  ['without a start', { start: NaN }],
  ['to keep, without a limit', { kind: 'keep', start: NaN, target: NaN }],
] satisfies [string, Partial<KeyResult>][])('a key result %s has no score', (_, changes) => {
  expect(keyResultScore(aKeyResult(changes))).toBeUndefined();
});

test('a goal is the weighted mean of its key results, and one without a value counts as 0, but for what should stay', () => {
  const full = aKeyResult({ current: 60, weight: 3 });
  const none = aKeyResult({ current: 20, weight: 1 });
  expect(goalScore([full, none])).toBe(0.75);
  expect(goalScore([full, none, aKeyResult({ current: undefined, weight: 2 })])).toBe(0.5);
  expect(goalScore([full, none, aKeyResult({ kind: 'keep', current: undefined, weight: 2 })])).toBe(0.75);
  expect(goalScore([aKeyResult({ current: undefined })])).toBeUndefined();
  expect(goalScore([])).toBeUndefined();
  expect(goalScore([aKeyResult({ weight: 0 })])).toBeUndefined();
});

test('a goal has no score as long as one of its key results has no target, so that it does not get better by it', () => {
  const behind = aKeyResult({ current: 20 });
  expect(goalScore([aKeyResult(), behind])).toBe(0.25);
  expect(goalScore([aKeyResult(), { ...behind, target: NaN }])).toBeUndefined();
  expect(goalScore([aKeyResult(), { ...behind, current: undefined, target: NaN }])).toBeUndefined();
});

test.each([
  ['ten times the target', 'rise', 0, 6, 60, false],
  ['less than that', 'rise', 0, 6, 59, true],
  ['24 of 60%', 'rise', 0.3, 0.6, 24, false],
  ['110% of 60%', 'rise', 0.3, 0.6, 1.1, true],
  ['81% of 85', 'rise', 55, 85, 0.81, false],
  ['1 of 85', 'rise', 55, 85, 1, false],
  ['the first of 120', 'rise', 0, 120, 1, true],
  ['half of the first 25', 'rise', 0, 25, 0.5, true],
  ['half of the first 120', 'rise', 0, 120, 0.5, true],
  ['81% of the first 85', 'rise', 0, 85, 0.81, false],
  ['61 for 61,000', 'rise', 42_000, 60_000, 61, false],
  ['a collapse', 'rise', 42_000, 60_000, 4000, true],
  ['78 for 78,000, kept at 80,000 or more', 'keep', 80_000, Infinity, 78, false],
  ['3, kept at 5000 or less', 'keep', -Infinity, 5000, 3, true],
  ['one complaint of a hundred', 'fall', 100, 20, 1, true],
  ['a tenth of 3', 'rise', 0, 3, 0.1, true],
  ['none', 'rise', 55, 85, 0, true],
  ['from 12 to 1', 'fall', 12, 1, 1, true],
  ['97% where 95 is the least', 'keep', 95, Infinity, 0.97, false],
  ['on the way from a loss to a profit', 'rise', -50, 58, 0.5, true],
  ['what is done', 'done', NaN, NaN, 1, true],
] as const)('whether %s can be a value', (_, kind, start, target, value, belongs) => {
  expect(canBelong(value, { kind, start, target })).toBe(belongs);
  expect(keyResultScore({ kind, start, target, current: value, weight: 1 }) !== undefined).toBe(belongs);
});

test('confidence counts by the same weights', () => {
  expect(
    goalConfidence([
      aKeyResult({ confidence: 8, weight: 3 }),
      aKeyResult({ confidence: 4 }),
      aKeyResult({ weight: 5 }),
    ]),
  ).toBe(7);
});

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
