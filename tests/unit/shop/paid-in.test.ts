import { expect, test } from 'vitest';
import { paidIn } from '@/lib/shop/rules/shown-order';
import { asCents } from '@/scripts/owner/amount';

test('an order that nobody has paid is in what it costs', () => {
  expect(paidIn({ paidCurrency: null, currency: 'usd' })).toBe('usd');
  expect(paidIn({ paidCurrency: 'eur', currency: 'usd' })).toBe('eur');
});

test.each([
  ['12', 'usd', 1200],
  ['12.50', 'usd', 1250],
  ['$12.50', 'usd', 1250],
  ['1200', 'jpy', 1200],
])('%s is typed in the currency of the order, %s: %i of its smallest unit', (typed, currency, cents) => {
  expect(asCents(typed, currency)).toBe(cents);
});

test.each([
  ['12.5', 'usd'],
  ['12.50', 'jpy'],
  ['-1', 'usd'],
  ['12,50', 'eur'],
])('%s is no amount in %s', (typed, currency) => {
  expect(() => asCents(typed, currency)).toThrow(currency.toUpperCase());
});
