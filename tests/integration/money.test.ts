import { afterEach, describe, expect, test, vi } from 'vitest';
import { releaseOrder } from '@/lib/shop/owners-actions';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { bought, mailsOf, refund } = shop;
const { site } = shop;
const disputed = async (paymentIntentId: string, more = {}) =>
  (await shop.control<{ id: string }>('/disputes', { payment_intent: paymentIntentId, ...more })).id;
const statusOf = async (id: string) => (await shop.order(id)).status;
afterEach(() => vi.restoreAllMocks());

describe('a refund', () => {
  test('that the bank sends back opens the files again, and buyer and owner hear of it', async () => {
    const { id, paymentIntentId, priceCents } = await bought();
    const made = await refund(paymentIntentId);
    expect(await statusOf(id)).toBe('refunded');
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
    expect(await shop.order(id)).toMatchObject({ status: 'refunded' });
    expect(await shop.database.refund.findMany()).toMatchObject([{ status: 'pending' }]);
    await shop.control(`/refunds/${made.id}/settle`, { outcome: 'succeed' });
    expect(await shop.database.refund.findMany()).toMatchObject([{ status: 'succeeded' }]);
    expect(await mailsOf('refund')).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  test('in part keeps access, and the rest of it ends it; each is told once', async () => {
    const { id, paymentIntentId, priceCents } = await bought();
    await refund(paymentIntentId, 500);
    expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 500 });
    await refund(paymentIntentId);
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded: priceCents });
    expect((await mailsOf('refund')).map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ amount: 500 }, { amount: priceCents - 500 }]),
    );
  });

  test('by a dispute suspends access, and the owner hears of it with the deadline', async () => {
    const { id } = await bought({ method: 'pm_card_createDispute' });
    const [dispute] = shop.sandbox.account.disputes.keys();
    expect(await statusOf(id)).toBe('disputed');
    expect(await mailsOf('owner-dispute')).toMatchObject([
      { reason: `owner-dispute:${dispute}`, data: { dueBy: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ]);
  });
});

describe('a dispute that was lost', () => {
  const lost = async () => {
    const { id, paymentIntentId } = await bought();
    const dispute = await disputed(paymentIntentId);
    await shop.control(`/disputes/${dispute}/close`, { outcome: 'lost' });
    expect(await statusOf(id)).toBe('refunded');
    return { id, dispute: shop.sandbox.account.disputes.get(dispute)! };
  };
  const toldWon = (dispute: object) =>
    shop.signed({
      id: 'evt_appeal',
      object: 'event',
      type: 'charge.dispute.closed',
      livemode: false,
      created: 1_780_000_000,
      data: { object: { ...dispute, status: 'won' } },
    });

  test('and won on appeal opens the files again, and buyer and owner hear of it', async () => {
    const { id, dispute } = await lost();
    dispute.status = 'won';
    await toldWon(dispute);
    expect(await statusOf(id)).toBe('paid');
    expect(await mailsOf('dispute-won')).toHaveLength(1);
    expect(await mailsOf('owner-dispute-won')).toHaveLength(1);
  });

  test('stays lost when old news says that it was won', async () => {
    const { id, dispute } = await lost();
    await toldWon(dispute);
    expect(await statusOf(id)).toBe('refunded');
    expect(await mailsOf('dispute-won')).toEqual([]);
  });
});

describe('an inquiry of the bank', () => {
  const asked = async () => {
    const { id, paymentIntentId } = await bought();
    return { id, dispute: await disputed(paymentIntentId, { inquiry: true }) };
  };

  test('leaves the files open, and the owner is told by when to answer', async () => {
    const { id } = await asked();
    expect(await statusOf(id)).toBe('paid');
    expect(await mailsOf('owner-inquiry')).toMatchObject([
      { data: { dueBy: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ]);
    expect(await mailsOf('dispute')).toEqual([]);
  });

  test('that becomes a dispute puts the files on hold, and buyer and owner hear of it', async () => {
    const { id, dispute } = await asked();
    await shop.control(`/disputes/${dispute}/escalate`);
    expect(await statusOf(id)).toBe('disputed');
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

  test('is sold once the bank has paid', async () => {
    const { id, paymentIntentId } = await waiting();
    await shop.settle(paymentIntentId, 'succeed');
    expect(await statusOf(id)).toBe('processing');
    await shop.settle(paymentIntentId, 'succeed');
    expect(await statusOf(id)).toBe('paid');
    expect(await shop.database.payment.findMany()).toMatchObject([{ status: 'succeeded' }]);
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('is told also where it is canceled at Stripe', async () => {
    const { id, paymentIntentId } = await waiting();
    await shop.stripe.paymentIntents.cancel(paymentIntentId);
    await shop.settled();
    expect(await statusOf(id)).toBe('payment_failed');
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
      status: 'paid',
      priceCents: priceCents - 100,
      releaseReason: 'agreed on the phone',
      releasedAt: expect.any(Date) as Date,
    });
    expect(await shop.mails()).toEqual(['on-hold', 'owner-hold', 'owner-sale', 'receipt']);
    expect(await releaseOrder(site, number, 'again')).toEqual({ ok: false, error: 'notOnHold' });
  });

  test('can be given back', async () => {
    const { id, paymentIntentId } = await held();
    await refund(paymentIntentId);
    expect(await statusOf(id)).toBe('refunded');
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
