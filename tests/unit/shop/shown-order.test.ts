import { expect, test } from 'vitest';
import { shownState } from '@/lib/shop/rules/shown-order';

test.each([
  ['an order that is paid', { status: 'paid', refunded: 0 }, 'paid'],
  ['one refunded in full', { status: 'refunded', refunded: 3900 }, 'refunded'],
  [
    'one on hold whose other sum was given back',
    { status: 'refunded', refunded: 1, soldAt: null },
    'refunded',
  ],
  ['one on hold that a bank took back', { status: 'refunded', refunded: 0, soldAt: null }, 'reversed'],
  ['one that a bank took back', { status: 'refunded', refunded: 0 }, 'reversed'],
  ['one that a bank took back after a refund in part', { status: 'refunded', refunded: 3899 }, 'reversed'],
] as const)('%s is called by what happened to the money', (_what, order, shown) => {
  expect(shownState({ priceCents: 3900, soldAt: new Date(), ...order })).toBe(shown);
});
