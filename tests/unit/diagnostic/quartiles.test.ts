import { expect, test } from 'vitest';
import { quartiles } from '@/lib/diagnostic/rules/quartiles';

test.each([
  [[40], { low: 40, median: 40, high: 40 }],
  [[10, 20, 30, 40, 50], { low: 20, median: 30, high: 40 }],
  [[50, 10, 40, 20], { low: 18, median: 30, high: 43 }],
])('%j has its quartiles, in whatever order', (scores, expected) => {
  expect(quartiles(scores)).toEqual(expected);
});
