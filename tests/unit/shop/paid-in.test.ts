import { expect, test } from 'vitest';
import { paidIn } from '@/lib/shop/rules/shown-order';

test('an order that nobody has paid is in what it costs', () => {
  expect(paidIn({ paidCurrency: null, currency: 'usd' })).toBe('usd');
  expect(paidIn({ paidCurrency: 'eur', currency: 'usd' })).toBe('eur');
});
