import { expect, test } from 'vitest';
import { amountIn, paidIn, plainAmount } from '../../../scripts/owner/amount';

test.each([
  [3900, 'usd', '$39.00', '39.00'],
  [3900, 'eur', 'EUR\u00a039.00', '39.00'],
  [3900, 'jpy', 'JPY\u00a03,900', '3900'],
])('%i of %s is %s, and in a spreadsheet %s', (cents, currency, shown, plain) => {
  expect([amountIn(cents, currency), plainAmount(cents, currency)]).toEqual([shown, plain]);
});

test('an order that nobody has paid is in what it costs', () => {
  expect(paidIn({ paidCurrency: null, currency: 'usd' })).toBe('usd');
  expect(paidIn({ paidCurrency: 'eur', currency: 'usd' })).toBe('eur');
});
