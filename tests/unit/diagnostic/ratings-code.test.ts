import { expect, test } from 'vitest';
import { readRatings, writeRatings } from '@/lib/diagnostic/rules/ratings-code';

test('ratings travel as one sign each, and what was not rated stays so', () => {
  const ratings = { visionClarity: 3, missionRelevance: 0, feedbackIntegration: 1 } as const;
  expect(writeRatings(ratings)).toBe('30-------------1');
  expect(readRatings(writeRatings(ratings))).toEqual(ratings);
});

test.each(['', '0123', '4---------------', '<script>--------', '-----------------'])(
  '%j holds no ratings',
  (code) => {
    expect(readRatings(code)).toBeUndefined();
  },
);
