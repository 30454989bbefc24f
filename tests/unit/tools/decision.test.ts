import fc from 'fast-check';
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

test('options that share the first place have flipped already', () => {
  expect(
    flips({
      weights: [1, 1],
      scores: [
        [1, 2],
        [2, 1],
      ],
    }),
  ).toEqual([]);
});

test('with the weight of a flip the two options are level', () => {
  const number = fc.integer({ min: 0, max: 10 });
  const matrix = fc.record({
    weights: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 3 }),
    scores: fc.array(fc.array(number, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 4 }),
  });
  fc.assert(
    fc.property(matrix, ({ weights, scores }) => {
      const leader = optionScores({ weights, scores })!;
      const first = leader.indexOf(Math.max(...leader));
      for (const { criterion, option, to } of flips({ weights, scores })) {
        const changed = weights.map((weight, index) => (index === criterion ? to : weight));
        const after = optionScores({ weights: changed, scores });
        if (after) expect(after[option]).toBeCloseTo(after[first]!, 9);
      }
    }),
  );
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
