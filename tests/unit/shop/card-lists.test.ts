import { expect, test } from 'vitest';
import { cardBenefits, cardItems } from '@/lib/shop/rules/catalogue';

const list = (length: number) => Array.from({ length }, (_, i) => `item ${i + 1}`);

test.each([
  [2, 2, 0],
  [4, 4, 0],
  [5, 4, 1],
])('of %i things %i are shown, and %i more are counted', (length, shown, more) => {
  expect(cardItems(list(length))).toEqual({ shown: list(shown), more });
});

test('of four benefits three are shown', () => {
  expect(cardBenefits(list(4))).toEqual(list(3));
});
