import { expect, test } from 'vitest';
import { optionScores, pairWeights } from '@/lib/tools/rules/decision';

test('weights are brought to a sum of 1', () => {
  const [first, second] = [4, 2];
  const scores = [
    [first, second],
    [second, first],
  ];
  expect(optionScores({ weights: [3, 1], scores })).toEqual([3.5, 2.5]);
});

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
