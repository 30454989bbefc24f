import { expect, test } from 'vitest';
import { waitText } from '@/lib/kernel/time';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [887, '15 minutes'],
  [3_600, '60 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [86_300, '24 hours'],
  [172_801, '3 days'],
])('%d seconds are told as %s', (seconds, told) => {
  expect(waitText(seconds)).toBe(told);
});
