import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { disputeFact } from '@/lib/shop/stripe/facts';
import { hasAccess, type OrderState } from '@/lib/shop/rules/order-state';
import type { Order } from '@/lib/shop/rules/order';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { failsTooOften, progress } from '@/lib/shop/rules/progress';
import { supportUntil } from '@/lib/shop/rules/shown-order';
import {
  anOrder,
  AT_STRIPE,
  canceled,
  charge,
  debit,
  declined,
  dispute,
  paid,
  paymentEvent,
  refunded,
} from '../../support/an-order';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (...paymentEvents: PaymentEvent[]) =>
  paymentEvents.reduce((order, paymentEvent) => progress(order, paymentEvent, NOW), anOrder());

/** The other states, in every order of the news: stories.test.ts. */
describe('the state after', () => {
  test.each<[string, PaymentEvent[], string]>([
    ['a failure of what no bank had in hand', [debit('failed')], 'awaiting_payment'],
    ['a payment after a cancellation', [canceled(), paid()], 'paid'],
    ['a payment of one cent more', [paid({ amount: 3901 })], 'on_hold'],
    ['a payment in yen', [paid({ currency: 'jpy' })], 'on_hold'],
    ['a payment in live mode for an order of the test', [paid({ livemode: true })], 'on_hold'],
    ['a payment for another product', [paid({ productSlug: 'other' })], 'on_hold'],
    ['a wrong payment that is given back', [paid({ amount: 1 }), refunded(1)], 'refunded'],
    ['a lost dispute and late news that it was won', [paid(), dispute('lost'), dispute('won')], 'refunded'],
  ])('%s', (_what, paymentEvents, state) => expect(after(...paymentEvents).status).toBe(state));
});

test('the payment counts from Stripe’s time of the charge, and when we noticed is kept beside it', () => {
  const order = after(paid());
  expect(order.paidAt).toEqual(AT_STRIPE);
  expect(order.payments).toMatchObject([
    { chargedAt: AT_STRIPE, noticedAt: NOW, brand: 'visa', last4: '4242' },
  ]);
});

test('a dispute is lost from when we first heard so, and anew after it was won on appeal', () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  const lost = (order: Order, hours: number) => progress(order, dispute('lost'), at(hours));
  const lostAt = (order: Order) => order.disputes.map((one) => one.lostAt);
  const open = after(paid(), dispute('open'));
  expect(lostAt(open)).toEqual([null]);
  expect(lostAt(lost(lost(open, 1), 2))).toEqual([at(1)]);
  const won = progress(lost(open, 1), { ...dispute('won'), isCurrent: true }, at(2));
  expect(won.status).toBe('paid');
  expect(lostAt(lost(won, 3))).toEqual([at(3)]);
});

test.each(['appeal_needs_response', 'appeal_under_review'] as const)(
  'of an appeal (%s) the owner alone hears, with the day to answer by',
  (status) => {
    const lost = after(paid(), dispute('open'), dispute('lost'));
    const atStripe = { id: 'one', amount: 3900, status, reason: 'fraudulent', created: 1_772_000_000 };
    const evidence_details = { due_by: Date.parse('2026-03-20T23:59:59Z') / 1000 };
    const disputes = [disputeFact({ ...atStripe, evidence_details } as Stripe.Dispute)];
    const told = { ...paymentEvent({ disputes }), isCurrent: true };
    const appealed = progress(lost, told, NOW);
    expect(appealed.status).toBe('disputed');
    expect(mailsFor(lost, appealed, told, { others: [], eachSale: true })).toMatchObject([
      {
        template: 'owner-dispute',
        reason: 'owner-dispute:one:appeal',
        data: { dueBy: '2026-03-20T23:59:59.000Z' },
      },
    ]);
  },
);

test('what an event left out is filled in, and what was said stays', () => {
  const bare = paid({ chargedAt: null, brand: null, last4: null, amount: 3900 });
  expect(after(bare).paidAt).toEqual(NOW);
  const order = after(bare, paid({ fee: 143, amount: 1 }));
  expect(order).toMatchObject({ paidAt: AT_STRIPE, status: 'paid' });
  expect(order.payments).toMatchObject([{ amount: 3900, fee: 143, brand: 'visa' }]);
});

describe('an order of the time before there were records', () => {
  const intent = { id: 'pi_1', chargedAt: NOW, brand: null, last4: null };
  const known = after(paid(intent), refunded(700, 'pi_1'));

  test('takes its charge in the place of the stand-in', () => {
    const order = progress(known, paid(), NOW);
    expect(order.payments).toMatchObject([{ id: 'ch_1', chargedAt: AT_STRIPE }]);
  });

  test('stays paid when a decline of before is told', () => {
    expect(progress(known, declined(), NOW).status).toBe('partially_refunded');
  });
});

test('what the first payment decided stays, whatever is told later', () => {
  const order = { ...after(paid({ billingEmail: 'b@example.com' })), hold: 'amount' as const };
  const later = { status: 'on_hold', hold: 'amount', billingEmail: 'b@example.com' };
  expect(progress(order, refunded(100), NOW)).toMatchObject(later);
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

describe('declined cards', () => {
  const card = (name: string, at = 1): PaymentEvent => ({
    ...declined(`ch_${name}_${at}`),
    declinedCard: name,
  });
  const begun = () => anOrder({ networks: { near: 'hash' } });
  const told = (...paymentEvents: PaymentEvent[]) =>
    paymentEvents.reduce((order, paymentEvent) => progress(order, paymentEvent, NOW), begun());

  test('are kept each once, with the networks, while the order is open', () => {
    expect(told(card('a'), card('b'), card('a', 2))).toMatchObject({
      declinedCards: ['a', 'b'],
      networks: { near: 'hash' },
      failedCharges: 3,
    });
  });

  test.each([
    ['paid', paid()],
    ['canceled', canceled()],
  ])('are forgotten once it is %s, also when one is told late', (_what, end) => {
    const nothing = { declinedCards: [], networks: null };
    expect(told(card('a'), end)).toMatchObject(nothing);
    expect(told(end, card('a'))).toMatchObject(nothing);
  });

  test.each<[string, PaymentEvent[], PaymentEvent, boolean]>([
    ['a third card', [card('a'), card('b')], card('c'), false],
    ['a fourth card', [card('a'), card('b'), card('c')], card('d'), true],
    ['one of three again', [card('a'), card('b'), card('c')], card('c', 2), false],
    ['the ninth decline of one', Array.from({ length: 8 }, (_, at) => card('a', at)), card('a', 9), false],
    ['the tenth decline of one', Array.from({ length: 9 }, (_, at) => card('a', at)), card('a', 10), true],
    ['a fourth card after a payment', [card('a'), card('b'), card('c'), paid()], card('d'), false],
  ])('by %s end the intent: %#', (_what, before, last, ends) =>
    expect(failsTooOften(told(...before), last)).toBe(ends),
  );
});

test('what the buyer typed at Stripe is not learned again once they had everything deleted', () => {
  const typed = { ...charge('pending'), email: 'ada@example.org' };
  expect(progress(anOrder(), typed, NOW).email).toBe('ada@example.org');
  expect(progress(anOrder({ erasedAt: NOW }), typed, NOW).email).toBeNull();
});

test('what card it was is not learned again once its buyer had everything deleted', () => {
  const order = after(paid({ brand: null, last4: null }));
  const erased = { ...order, erasedAt: new Date('2026-03-02T00:00:00Z') };
  expect(progress(erased, paid(), NOW).payments).toEqual(order.payments);
  expect(progress(order, paid(), NOW).payments).toMatchObject([{ brand: 'visa', last4: '4242' }]);
});

describe('who has paid', () => {
  test('has access, also when a part was refunded, and help for 90 days', () => {
    expect(['paid', 'partially_refunded'].every((status) => hasAccess(status as OrderState))).toBe(true);
    expect(supportUntil({ paidAt: NOW, createdAt: NOW })).toEqual(new Date('2026-05-30T12:00:00Z'));
  });

  test.each([
    'awaiting_payment',
    'processing',
    'payment_failed',
    'canceled',
    'on_hold',
    'disputed',
    'refunded',
  ] as const)('has none while the order is %s', (status) => expect(hasAccess(status)).toBe(false));
});
