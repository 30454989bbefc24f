import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entitlement, hasAccess } from '@/lib/domain/orders/entitlement';
import { mailsFor } from '@/lib/domain/orders/order-mails';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import { progress } from '@/lib/domain/orders/progress';
import { anOrder, dispute, paid, refunded, told } from '../../../support/an-order';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (...notices: PaymentNotice[]) =>
  notices.reduce((order, notice) => progress(order, notice, NOW), anOrder());

describe('the state after', () => {
  test.each<[string, PaymentNotice[], string]>([
    ['nothing', [], 'awaiting_payment'],
    ['a decline', [told('failed')], 'awaiting_payment'],
    ['processing', [told('processing')], 'processing'],
    ['processing and a decline', [told('processing'), told('failed')], 'processing'],
    ['a cancellation', [told('canceled')], 'canceled'],
    ['a cancellation and late news of processing', [told('canceled'), told('processing')], 'canceled'],
    ['a payment', [paid()], 'paid'],
    ['a payment after a cancellation', [told('canceled'), paid()], 'paid'],
    ['late news of processing after a payment', [paid(), told('processing')], 'paid'],
    ['a late cancellation after a payment', [paid(), told('canceled')], 'paid'],
    ['a payment of one cent less', [paid({ amount: 3899 })], 'on_hold'],
    ['a payment of one cent more', [paid({ amount: 3901 })], 'on_hold'],
    ['a payment in yen', [paid({ currency: 'jpy' })], 'on_hold'],
    ['a payment in live mode for an order of the test', [paid({ livemode: true })], 'on_hold'],
    ['a payment for another product', [paid({ productId: 'other' })], 'on_hold'],
    ['a wrong payment that is given back', [paid({ amount: 1 }), refunded(1, true)], 'refunded'],
    ['a refund in part', [paid(), refunded(500)], 'partially_refunded'],
    ['a refund in full', [paid(), refunded(3900, true)], 'refunded'],
    ['a refund in part, late news of the payment', [refunded(500), paid()], 'partially_refunded'],
    ['a refund in full before its payment', [refunded(3900, true), paid()], 'refunded'],
    [
      'a payment looked up when a part was given back',
      [paid({ refund: { amount: 5, full: false } })],
      'partially_refunded',
    ],
    [
      'a payment looked up when all was given back',
      [paid({ refund: { amount: 3900, full: true } })],
      'refunded',
    ],
    ['a smaller refund told late', [paid(), refunded(3900, true), refunded(500)], 'refunded'],
    ['a dispute', [paid(), dispute('open')], 'disputed'],
    ['a dispute before its payment', [dispute('open'), paid()], 'disputed'],
    ['a dispute that was won', [paid(), dispute('open'), dispute('won')], 'paid'],
    ['a won dispute whose opening is told late', [paid(), dispute('won'), dispute('open')], 'paid'],
    [
      'a won dispute of an order refunded in part',
      [paid(), refunded(5), dispute('open'), dispute('won')],
      'partially_refunded',
    ],
    ['a dispute that was lost', [paid(), dispute('open'), dispute('lost')], 'refunded'],
    [
      'a won dispute beside an open one',
      [paid(), dispute('open'), dispute('open', 'two'), dispute('won')],
      'disputed',
    ],
    [
      'a refund during a dispute that is won then',
      [paid(), dispute('open'), refunded(3900, true), dispute('won')],
      'refunded',
    ],
  ])('%s', (_what, notices, state) => expect(after(...notices).status).toBe(state));
});

/** What can be told of one payment that came in. */
const story: PaymentNotice[] = [
  told('processing'),
  told('failed'),
  paid(),
  refunded(500),
  refunded(1200),
  dispute('open'),
  dispute('won'),
  dispute('open', 'two'),
];
const ending = fc.constantFrom<PaymentNotice[]>(
  [],
  [dispute('lost', 'two')],
  [dispute('won', 'two')],
  [refunded(3900, true)],
);

test('however often and in whatever order news comes, the end is the same', () => {
  fc.assert(
    fc.property(
      ending.chain((end) =>
        fc.tuple(
          fc.constant(end),
          fc.array(fc.constantFrom(...story, ...end)),
          fc.shuffledSubarray([...story, ...end], { minLength: story.length + end.length }),
        ),
      ),
      ([end, repeated, shuffled]) => {
        const { failedCharges: _, ...told } = after(...story, ...end);
        expect(after(...shuffled, ...repeated)).toMatchObject(told);
      },
    ),
  );
});

const anyNotice = fc.constantFrom(
  ...story,
  told('canceled'),
  paid({ amount: 1 }),
  refunded(3900, true),
  dispute('lost'),
);

test('nobody has access who has not paid the right sum, or who got all of it back', () => {
  fc.assert(
    fc.property(fc.array(anyNotice), (notices) => {
      const order = after(...notices);
      if (!hasAccess(order.status)) return;
      expect(order).toMatchObject({ hold: null, paidAt: NOW });
      expect(notices).not.toContainEqual(refunded(3900, true));
      expect(notices).not.toContainEqual(dispute('lost'));
    }),
  );
});

test('every mail has a reason of its own, and the receipt comes with access', () => {
  fc.assert(
    fc.property(fc.array(anyNotice), (notices) => {
      let order = anOrder({ email: 'ada@example.com' });
      const reasons = new Set<string>();
      for (const notice of notices) {
        const next = progress(order, notice, NOW);
        for (const { reason } of mailsFor(order, next, notice, { others: [], eachSale: true, now: NOW }))
          reasons.add(reason);
        order = next;
        if (hasAccess(order.status)) expect(reasons).toContain(`receipt:${order.id}`);
      }
      expect([...reasons].filter((reason) => reason.startsWith('receipt')).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('who wants no mail for each sale hears of a dispute all the same', () => {
  const told = (before: ReturnType<typeof anOrder>, notice: PaymentNotice) =>
    mailsFor(before, progress(before, notice, NOW), notice, { others: [], eachSale: false, now: NOW });
  const buyer = anOrder({ email: 'ada@example.com' });
  expect(told(buyer, paid()).map(({ template }) => template)).toEqual(['receipt']);
  const order = progress(buyer, paid(), NOW);
  expect(told(order, dispute('open')).map(({ template }) => template)).toEqual(['owner-dispute']);
});

test('a dispute that is won after months is told to the owner, and is no second sale', () => {
  const order = [paid(), dispute('open')].reduce((one, notice) => progress(one, notice, NOW), anOrder());
  const buyer = { ...order, email: 'ada@example.com' };
  const mails = (days: number) => {
    const now = new Date(NOW.getTime() + days * 24 * 60 * 60_000);
    const after = progress(buyer, dispute('won'), now);
    return mailsFor(buyer, after, dispute('won'), { others: [], eachSale: true, now }).map(
      ({ template }) => template,
    );
  };
  // Within a month the outbox still knows that the first two were sent.
  expect(mails(29)).toEqual(['receipt', 'owner-sale', 'owner-dispute-won']);
  expect(mails(30)).toEqual(['owner-dispute-won']);
});

describe('an address of the charge', () => {
  const billed = (billingEmail: string | null, email: string | null) =>
    progress(anOrder({ email }), paid({ billingEmail }), NOW).billingEmail;
  test('is kept when it is another one', () =>
    expect(billed('b@example.com', 'a@example.com')).toBe('b@example.com'));
  test('is not kept when it is the same, however it is written', () =>
    expect(billed('A@example.com', 'a@example.com')).toBeNull());
  test('is kept when there is no other', () => expect(billed('b@example.com', null)).toBe('b@example.com'));
});

describe('who has paid', () => {
  const bundle = { productId: 'bundle', tools: ['one', 'two'], paidAt: NOW, createdAt: NOW };

  test('gets the product and every tool that was in it, and help for 90 days', () => {
    expect(entitlement({ ...bundle, status: 'paid' })).toEqual({
      access: true,
      products: ['bundle', 'one', 'two'],
      supportUntil: new Date('2026-05-30T12:00:00Z'),
    });
  });

  test('keeps it when a part was refunded', () => {
    expect(entitlement({ ...bundle, status: 'partially_refunded' }).access).toBe(true);
  });

  test.each(['awaiting_payment', 'processing', 'canceled', 'on_hold', 'disputed', 'refunded'] as const)(
    'gets nothing while the order is %s',
    (status) => expect(entitlement({ ...bundle, status })).toEqual({ access: false, reason: status }),
  );
});
