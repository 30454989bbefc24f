import { expect, test } from 'vitest';
import { revenueOf } from '@/lib/shop/rules/revenue';

const SOLD = {
  soldAt: new Date('2026-03-01T10:05:00Z'),
  priceCents: 3900,
  refunded: 0,
  lost: [] as number[],
};

test.each([
  ['its price', {}, 3900],
  ['less what was refunded', { refunded: 900 }, 3000],
  ['nothing once all was refunded', { refunded: 3900 }, 0],
  ['less what banks took back', { refunded: 900, lost: [1500, 100] }, 1400],
  ['never less than nothing', { refunded: 900, lost: [3900] }, 0],
  ['nothing as long as it is no sale', { soldAt: null }, 0],
])('an order has brought %s', (_, order, cents) => {
  expect(revenueOf({ ...SOLD, ...order })).toBe(cents);
});
