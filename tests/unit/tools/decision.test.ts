import { expect, test } from 'vitest';
import { optionScores } from '@/lib/tools/rules/decision';

test('without weights there is no score', () => {
  expect(optionScores({ weights: [0, 0], scores: [[1, 2]] })).toBeUndefined();
});
