import { expect, test } from 'vitest';
import { savingOn, shownOriginalPrice } from '@/lib/shop/rules/savings';

test('$388.80 instead of $486.00 saves $97.20, which is 20%', () => {
  expect(savingOn(38880, 48600)).toEqual({ cents: 9720, percent: 20 });
});

test('a share just below a whole percentage is rounded down', () => {
  expect(savingOn(38881, 48600).percent).toBe(19);
});

test('a third is 33%', () => {
  expect(savingOn(200, 300).percent).toBe(33);
});

const TOOL = { type: 'digital', priceCents: 4900, originalPriceCents: 6900 } as const;

test('the original price of a tool is shown when content says since when it was asked', () => {
  expect(shownOriginalPrice({ ...TOOL, originalPriceSince: { date: '2025-01-06' } })).toBe(6900);
});

test('the original price of a tool is not shown when content does not say since when', () => {
  expect(shownOriginalPrice(TOOL)).toBeUndefined();
});

test('the original price of a bundle is the sum of its tools and needs no day', () => {
  expect(shownOriginalPrice({ type: 'bundle', priceCents: 38880, originalPriceCents: 48600 })).toBe(48600);
});

test('an original price that is not above the price is not shown', () => {
  expect(shownOriginalPrice({ ...TOOL, originalPriceCents: 4900, originalPriceSince: {} })).toBeUndefined();
});

test('without an original price there is none to show', () => {
  expect(shownOriginalPrice({ type: 'digital', priceCents: 4900 })).toBeUndefined();
});
