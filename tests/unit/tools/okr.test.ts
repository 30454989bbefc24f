import { expect, test } from 'vitest';
import { goalConfidence, goalScore, keyResultScore, type KeyResult } from '@/lib/tools/rules/okr';

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

test('a goal is the weighted mean of its key results, and one without a value does not count as 0', () => {
  const full = aKeyResult({ current: 60, weight: 3 });
  const none = aKeyResult({ current: 20, weight: 1 });
  expect(goalScore([full, none, aKeyResult({ current: undefined, weight: 9 })])).toBe(0.75);
  expect(goalScore([])).toBeUndefined();
  expect(goalScore([aKeyResult({ weight: 0 })])).toBeUndefined();
});

test('a goal has no score as long as one of its key results has no target, so that it does not get better by it', () => {
  const behind = aKeyResult({ current: 20 });
  expect(goalScore([aKeyResult(), behind])).toBe(0.25);
  expect(goalScore([aKeyResult(), { ...behind, target: NaN }])).toBeUndefined();
  expect(goalScore([aKeyResult(), { ...behind, current: undefined, target: NaN }])).toBeUndefined();
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
