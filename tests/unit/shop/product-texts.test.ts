import { expect, test } from 'vitest';
import { savingOn, shownOriginalPrice } from '@/lib/shop/rules/prices';
import { cardBenefits, cardItems, shortDescription, splitDescription } from '@/lib/shop/rules/catalogue';

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

test('85 characters are left alone', () => {
  expect(shortDescription('a'.repeat(85))).toBe('a'.repeat(85));
  expect(shortDescription('')).toBe('');
});

test('86 characters are cut to 85 and an ellipsis', () => {
  expect(shortDescription('a'.repeat(85) + 'b')).toBe('a'.repeat(85) + '…');
});

test('a character made of several code units is not cut in half', () => {
  expect(shortDescription('é'.normalize('NFD').repeat(90))).toBe('é'.normalize('NFD').repeat(85) + '…');
  expect(shortDescription('👩‍🔧'.repeat(86))).toBe('👩‍🔧'.repeat(85) + '…');
});

test.each([
  ['One. Two. Three.', 'One.', 'Two. Three.'],
  ['Only one sentence.', 'Only one sentence.', ''],
  ['Costs $4.50 a week. Really.', 'Costs $4.50 a week.', 'Really.'],
  ['No end', 'No end', ''],
])('%j begins with %j', (description, lead, rest) => {
  expect(splitDescription(description)).toEqual({ lead, rest });
});
