import { expect, test } from 'vitest';
import { optionScores, pairWeights } from '@/lib/tools/rules/decision';

test('without weights there is no score', () => {
  expect(optionScores({ weights: [0, 0], scores: [[1, 2]] })).toBeUndefined();
});

test('a criterion that wins every pair weighs most, and one that wins none still counts', () => {
  expect(
    pairWeights([
      [0, 1, 1],
      [0, 0, 0.5],
      [0, 0.5, 0],
    ]),
  ).toEqual([3 / 6, 1.5 / 6, 1.5 / 6]);
});
