import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { buyerFacts, paidWithOf, type PaidWith } from '@/lib/shop/rules/shown-order';
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
