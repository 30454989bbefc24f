import { expect, test } from 'vitest';
import { exactAmount, inShop, plainAmount, wholeDollars } from '@/lib/kernel/money';
import { planFacts } from '@/lib/kernel/plans';

test.each([
  [550000, '$5,500'],
  [495000, '$4,950'],
  [240000, '$2,400'],
  [38880, '$389'],
  [38840, '$389'],
  [4901, '$50'],
  [4900, '$49'],
  [0, '$0'],
  [123456789, '$1,234,568'],
])('%i cents are shown as %s in whole dollars, rounded up', (cents, shown) => {
  expect(wholeDollars(cents)).toBe(shown);
});

test.each([
  [38880, '$388.80'],
  [9720, '$97.20'],
  [4900, '$49.00'],
  [5, '$0.05'],
  [550000, '$5,500.00'],
])('%i cents are exactly %s', (cents, shown) => {
  expect(exactAmount(inShop(cents))).toBe(shown);
});

test.each([
  [3900, 'usd', '$39.00', '39.00'],
  [3900, 'eur', '€39.00', '39.00'],
  [3900, 'jpy', '¥3,900', '3900'],
])('%i of %s is %s, and in a spreadsheet %s', (cents, currency, shown, plain) => {
  expect([exactAmount({ cents, currency }), plainAmount({ cents, currency })]).toEqual([shown, plain]);
});

test('half a cent is no amount', () => {
  expect(() => wholeDollars(48.5)).toThrow('48.5');
  expect(() => exactAmount(inShop(Number.NaN))).toThrow('NaN');
});

const plans = (...prices: number[]) => prices.map((priceCents) => ({ priceCents }));

test('plans are counted in words, and their prices range from the lowest to the highest, whatever their order', () => {
  expect(planFacts(plans(495000, 550000, 240000))).toEqual({
    count: 'Three',
    lowest: '$2,400',
    highest: '$5,500',
  });
});

test('more plans than there are words for are counted in digits', () => {
  expect(planFacts(plans(...Array.from({ length: 10 }, () => 100))).count).toBe('10');
});
