import { expect, test } from 'vitest';
import { flips, optionScores, pairWeights } from '@/lib/tools/rules/decision';

test('weights are brought to a sum of 1', () => {
  expect(
    optionScores({
      weights: [3, 1],
      scores: [
        [4, 2],
        [2, 4],
      ],
    }),
  ).toEqual([3.5, 2.5]);
});

test('without weights there is no score', () => {
  expect(optionScores({ weights: [0, 0], scores: [[1, 2]] })).toBeUndefined();
});

test('the nearest flip comes first, with the weight at which the two are level', () => {
  const matrix = {
    weights: [3, 1],
    scores: [
      [4, 2],
      [2, 4],
    ],
  };
  // 4*3+2*1 = 14 against 2*3+4*1 = 10. Level at weight 1 of the first, or weight 3 of the second criterion.
  expect(flips(matrix)).toEqual([
    { criterion: 0, option: 1, from: 3, to: 1 },
    { criterion: 1, option: 1, from: 1, to: 3 },
  ]);
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
