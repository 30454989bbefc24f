import { expect, test } from 'vitest';
import { contrast } from '@/components/navigation-test/contrast';

test.each([
  ['#FFFFFF', '#000000', '21.00'],
  ['#777777', '#777777', '1.00'],
  ['#1C2027', '#F3EFE6', '14.24'],
  ['#F3EFE6', '#A67C2B', '3.30'],
])('%s and %s have a contrast of %s', (one, other, ratio) => {
  expect(contrast(one, other).toFixed(2)).toBe(ratio);
});
