import { afterEach, describe, expect, test, vi } from 'vitest';
import { releaseOrder } from '@/lib/shop/owners-actions';
import { aShop } from '../support/a-shop';
import { moneyOf } from '../support/money-of';

const shop = await aShop();
const { bought, mailsOf, refund } = moneyOf(shop);
const { site } = shop;
afterEach(() => vi.restoreAllMocks());

describe('a refund', () => {
  test('that the bank sends back opens the files again, and buyer and owner hear of it', async () => {
    const { id, paymentIntentId, priceCents } = await bought();
    const made = await refund(paymentIntentId);
    await shop.settled();
    expect((await shop.order(id)).status).toBe('refunded');
    await shop.control(`/refunds/${made.id}/settle`, { outcome: 'fail' });
    expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await mailsOf('refund-failed')).toMatchObject([
      { recipient: 'ada@example.com', data: { amount: priceCents } },
    ]);
    expect(await mailsOf('owner-refund-failed')).toMatchObject([
      { data: { amount: priceCents, reason: 'expired_or_canceled_card' } },
    ]);
    expect(await shop.database.refund.findMany()).toMatchObject([{ id: made.id, status: 'failed' }]);
  });

  test('to a bank account is on its way at first, and is told once', async () => {
    const { paymentIntentId, id } = await shop.begin();
    await shop.pay(paymentIntentId, 'pm_usBankAccount_success');
    await shop.settle(paymentIntentId, 'succeed');
    const made = await refund(paymentIntentId);
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'refunded' });
    expect(await shop.database.refund.findMany()).toMatchObject([{ status: 'pending' }]);
    await shop.control(`/refunds/${made.id}/settle`, { outcome: 'succeed' });
    expect(await shop.database.refund.findMany()).toMatchObject([{ status: 'succeeded' }]);
    expect(await mailsOf('refund')).toHaveLength(1);
  });
});

describe('an inquiry of the bank', () => {
  const asked = async () => {
    const order = await bought();
    const { id: dispute } = await shop.control<{ id: string }>('/disputes', {
      payment_intent: order.paymentIntentId,
      inquiry: true,
    });
    return { ...order, dispute };
  };

  test('leaves the files open, and the owner is told by when to answer', async () => {
    const { id } = await asked();
    expect((await shop.order(id)).status).toBe('paid');
    expect(await mailsOf('owner-inquiry')).toMatchObject([
      { data: { dueBy: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ]);
    expect(await mailsOf('dispute')).toEqual([]);
  });

  test('that becomes a dispute puts the files on hold, and buyer and owner hear of it', async () => {
    const { id, dispute } = await asked();
    await shop.control(`/disputes/${dispute}/escalate`);
    expect((await shop.order(id)).status).toBe('disputed');
    expect(await mailsOf('dispute')).toMatchObject([{ recipient: 'ada@example.com' }]);
    expect(await mailsOf('owner-dispute')).toHaveLength(1);
  });
});

test('an early warning of fraud sends the owner one mail', async () => {
  const { id, paymentIntentId } = await bought();
  await shop.control('/fraud-warnings', { payment_intent: paymentIntentId });
  expect(await mailsOf('owner-fraud-warning')).toMatchObject([{ orderId: id, recipient: null }]);
});

describe('a debit whose payer is to confirm deposits', () => {
  const waiting = async () => {
    const begun = await shop.begin();
    await shop.payByDeposits(begun.paymentIntentId);
    expect(await shop.claim(begun.clientSecret)).toMatchObject({ status: 'processing' });
    expect((await shop.order(begun.id)).status).toBe('processing');
    return begun;
  };

  test('is told to buyer and owner when nobody confirms them', async () => {
    const { id, paymentIntentId } = await waiting();
    await shop.settle(paymentIntentId, 'fail');
    expect((await shop.order(id)).status).toBe('payment_failed');
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
  });

  test('is sold once the bank has paid', async () => {
    const { id, paymentIntentId } = await waiting();
    await shop.settle(paymentIntentId, 'succeed');
    expect((await shop.order(id)).status).toBe('processing');
    await shop.settle(paymentIntentId, 'succeed');
    expect((await shop.order(id)).status).toBe('paid');
    expect(await shop.database.payment.findMany()).toMatchObject([{ status: 'succeeded' }]);
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('is told also where it is canceled at Stripe', async () => {
    const { id, paymentIntentId } = await waiting();
    await shop.stripe.paymentIntents.cancel(paymentIntentId);
    await shop.settled();
    expect((await shop.order(id)).status).toBe('payment_failed');
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
  });
});

describe('an order on hold', () => {
  const held = async () => {
    const { paymentIntentId, id, priceCents } = await shop.beginForLess();
    await shop.pay(paymentIntentId);
    await shop.settled();
    return { id, paymentIntentId, priceCents, number: (await shop.order(id)).number };
  };

  test('that is released is sold at the price that was paid; the reason is kept', async () => {
    const { id, priceCents, number } = await held();
    expect(await shop.mails()).toEqual(['on-hold', 'owner-hold']);
    expect(await releaseOrder(site, number, 'agreed on the phone')).toMatchObject({
      ok: true,
      value: { status: 'paid', priceCents: priceCents - 100 },
    });
    expect(await shop.order(id)).toMatchObject({
      ...{ status: 'paid', priceCents: priceCents - 100, releaseReason: 'agreed on the phone' },
      releasedAt: expect.any(Date) as Date,
    });
    expect(await shop.mails()).toEqual(['on-hold', 'owner-hold', 'owner-sale', 'receipt']);
    expect(await releaseOrder(site, number, 'again')).toEqual({ ok: false, error: 'notOnHold' });
  });

  test('can be given back', async () => {
    const { id, paymentIntentId } = await held();
    await refund(paymentIntentId);
    await shop.settled();
    expect((await shop.order(id)).status).toBe('refunded');
    expect(await shop.mails()).toEqual(['on-hold', 'owner-hold', 'owner-refund', 'refund']);
  });

  test('is not released where its money went back and nobody told: that is noted first', async () => {
    const { id, paymentIntentId, number, priceCents } = await held();
    shop.sandbox.deliveries.plan = { mode: 'never', types: ['refund.created', 'charge.refunded'] };
    await refund(paymentIntentId, 500);
    expect(await releaseOrder(site, number, 'why')).toEqual({ ok: false, error: 'madeBefore' });
    expect(await shop.order(id)).toMatchObject({ status: 'on_hold', refunded: 500 });
    await refund(paymentIntentId, priceCents - 600);
    expect(await releaseOrder(site, number, 'why')).toMatchObject({ ok: false });
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', soldAt: null });
  });
});

describe('the webhook', () => {
  test('answers before anything is worked on, and asks Stripe for nothing', async () => {
    shop.works.events = false;
    const { id, paymentIntentId } = await shop.begin({ email: null });
    shop.hold();
    await shop.pay(paymentIntentId);
    shop.sandbox.troubles.push({ hang: true, when: 'before', times: 100 });
    expect((await shop.deliver()).map(({ answer }) => answer)).toEqual([200, 200]);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    expect(shop.sandbox.troubles[0]!.times).toBe(100);
  });

  test('keeps of an event what is needed, and no name, e-mail or address', async () => {
    shop.works.events = false;
    const { paymentIntentId } = await shop.begin();
    const address = { city: 'Quuxville', line1: '1 Quux Street', country: 'US' };
    await shop.payTyped(paymentIntentId, {
      ...{ name: 'Zephyrina Quux', email: 'zephyrina@quux.example', address },
    });
    await shop.settled();
    const events = await shop.database.webhookEvent.findMany();
    expect(events).toMatchObject([{ type: 'payment_intent.succeeded', handledAt: null }]);
    expect(JSON.stringify(events)).not.toMatch(/quux/i);
    await shop.workWebhookEvents();
    expect(await shop.database.webhookEvent.findMany()).toMatchObject([
      { paymentEvent: null, outcome: 'changed' },
    ]);
  });

  test('notes an event that cannot be worked on, and it is tried again until it can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id, paymentIntentId } = await shop.begin({ email: null });
    shop.hold();
    await shop.pay(paymentIntentId);
    shop.sandbox.troubles.push({ method: 'GET', status: 500, when: 'before', times: 1 });
    const [told] = shop.events('payment_intent.succeeded');
    await shop.deliver({ events: [told!] });
    expect(await shop.database.webhookEvent.findMany()).toMatchObject([{ handledAt: null, tries: 1 }]);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    await shop.database.webhookEvent.updateMany({ data: { dueAt: new Date(0) } });
    await shop.workWebhookEvents();
    expect((await shop.order(id)).status).toBe('paid');
  });
});
