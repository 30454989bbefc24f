import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { buyerFacts, paidWithOf, type PaidWith, shownState, paidIn } from '@/lib/shop/rules/shown-order';
import { isWaiting, SHOWN_STATUSES } from '@/lib/shop/rules/payment-status';
import { unusualDeclines } from '@/lib/shop/rules/order-mails';
import { newOrderNumber } from '@/lib/shop/steps/begin-order';
import { CONTENT } from '../../support/content';

const words = loadContent(CONTENT).orders.order.receipt.paidWith;
const ADA = {
  email: 'ada@example.org',
  paidWith: { method: 'card', brand: 'visa', last4: '4242' } as PaidWith | null,
  erasedAt: null as Date | null,
};
const facts = (wanted: Partial<typeof ADA> = {}) => buyerFacts({ ...ADA, ...wanted }, words);

test('of somebody who had everything deleted nothing is shown, whatever the order came to know since', () => {
  expect(facts({ erasedAt: new Date() })).toEqual({ email: '', paidWith: '' });
});

describe('what an order was paid with', () => {
  test.each<[PaidWith | null, string]>([
    [{ method: 'card', brand: 'visa', last4: '4242' }, 'Visa ending in 4242'],
    [{ method: 'card', brand: 'amex', last4: '0005' }, 'American Express ending in 0005'],
    [{ method: 'card', brand: 'a brand of tomorrow', last4: '1111' }, 'Card ending in 1111'],
    [{ method: 'card', brand: null, last4: '1111' }, 'Card ending in 1111'],
    [{ method: 'us_bank_account', brand: null, last4: '6789' }, 'Bank account ending in 6789'],
    [{ method: 'link', brand: null, last4: null }, 'Link'],
    [{ method: 'card', brand: null, last4: null }, ''],
    [{ method: 'a method of tomorrow', brand: null, last4: null }, ''],
    [null, ''],
  ])('%j reads %j', (paidWith, text) => {
    expect(facts({ paidWith }).paidWith).toBe(text);
  });

  test('is the try that succeeded', () => {
    const method = 'card';
    expect(
      paidWithOf([
        { status: 'failed', method, brand: 'visa', last4: '0002' },
        { status: 'succeeded', method, brand: 'jcb', last4: '0505' },
        { status: 'failed', method, brand: 'visa', last4: '0003' },
      ]),
    ).toEqual({ method, brand: 'jcb', last4: '0505' });
  });
});

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

test('an order that nobody has paid is in what it costs', () => {
  expect(paidIn({ paidCurrency: null, currency: 'usd' })).toBe('usd');
  expect(paidIn({ paidCurrency: 'eur', currency: 'usd' })).toBe('eur');
});

test('a payment is asked for again while a bank has it in hand, and while nobody knows', () => {
  expect(SHOWN_STATUSES.filter(isWaiting)).toEqual(['processing', 'checking', 'unreachable']);
});

test('the number of an order has nothing that is mistaken for something else', () => {
  for (let drawn = 0; drawn < 1000; drawn += 1)
    expect(newOrderNumber()).toMatch(/^PL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
});

test.each([
  [{ failed: 9, succeeded: 0 }, false],
  [{ failed: 10, succeeded: 0 }, true],
  [{ failed: 10, succeeded: 10 }, true],
  [{ failed: 10, succeeded: 11 }, false],
  [{ failed: 59, succeeded: 1000 }, false],
  [{ failed: 60, succeeded: 1000 }, true],
])('%j declines in an hour are unusual: %s', (charges, unusual) =>
  expect(unusualDeclines(charges)).toBe(unusual),
);
