import { expect, test } from 'vitest';
import { savingOn, shownOriginalPrice } from '@/lib/shop/rules/prices';

test('$388.80 instead of $486.00 saves $97.20, which is 20%', () => {
  expect(savingOn(38880, 48600)).toEqual({ cents: 9720, percent: 20 });
});

test('a share just below a whole percentage is rounded down', () => {
  expect(savingOn(38881, 48600).percent).toBe(19);
});

test('a third is 33%', () => {
  expect(savingOn(200, 300).percent).toBe(33);
});

const TODAY = '2026-11-26';
const TOOL = { type: 'digital', priceCents: 4900, originalPriceCents: 6900 } as const;

test.each([
  ['since a day that has come', { date: '2025-01-06' }, 6900],
  ['since today', { date: '2026-11-26' }, 6900],
  ['only from tomorrow on', { date: '2026-11-27' }, undefined],
  ['until today', { date: '2025-01-06', until: '2026-11-26' }, 6900],
  ['until yesterday', { date: '2025-01-06', until: '2026-11-25' }, undefined],
  ['since no day that content says', undefined, undefined],
])('an original price that was asked %s is shown only while that is true', (_, originalPriceSince, shown) => {
  expect(shownOriginalPrice({ ...TOOL, originalPriceSince }, TODAY)).toBe(shown);
});

test('the original price of a bundle is the sum of its tools and needs no day', () => {
  expect(shownOriginalPrice({ type: 'bundle', priceCents: 38880, originalPriceCents: 48600 }, TODAY)).toBe(
    48600,
  );
});

test('an original price that is not above the price is not shown', () => {
  const since = { date: '2025-01-06' };
  expect(
    shownOriginalPrice({ ...TOOL, originalPriceCents: 4900, originalPriceSince: since }, TODAY),
  ).toBeUndefined();
});

test('without an original price there is none to show', () => {
  expect(shownOriginalPrice({ type: 'digital', priceCents: 4900 }, TODAY)).toBeUndefined();
});
