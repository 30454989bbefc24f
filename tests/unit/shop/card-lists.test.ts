import { expect, test } from 'vitest';
import { cardBenefits, cardItems } from '@/lib/shop/rules/catalogue';

const list = (length: number) => Array.from({ length }, (_, i) => `item ${i + 1}`);

test('four things are all shown', () => {
  expect(cardItems(list(4))).toEqual({ shown: list(4), more: 0 });
});

test('of five things four are shown, and one more is counted', () => {
  expect(cardItems(list(5))).toEqual({ shown: list(4), more: 1 });
});

test('fewer than four are shown as they are', () => {
  expect(cardItems(list(2))).toEqual({ shown: list(2), more: 0 });
});

test('of four benefits three are shown', () => {
  expect(cardBenefits(list(4))).toEqual(list(3));
});
