import { describe, expect, test } from 'vitest';
import { emptyPaymentEvent } from '@/lib/shop/rules/payment-event';
import { endUnpaidOrders } from '@/lib/shop/unpaid-orders';
import { reconcile as reconcileSpan } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { site } = shop;
const HOUR = 60 * 60_000;
const reconcile = () =>
  reconcileSpan(site, { since: new Date(Date.now() - 7 * 24 * HOUR), until: new Date(Date.now() + HOUR) });
const endUnpaid = (hoursLater: number) => endUnpaidOrders(site)(new Date(Date.now() + hoursLater * HOUR));
const paidUnseen = async () => {
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const begun = await shop.begin();
  await shop.pay(begun.paymentIntentId);
  return begun;
};

describe('reconcile', () => {
  test.each([
    [undefined, 'refunded', ['owner-refund', 'refund']],
    [700, 'partially_refunded', ['owner-refund', 'owner-sale', 'receipt', 'refund']],
  ])('of a payment given back meanwhile (%s) gives no more than is left', async (amount, state, mails) => {
    const { id, paymentIntentId, priceCents } = await paidUnseen();
    await shop.refund(paymentIntentId, amount);
    await reconcile();
    expect(await shop.order(id)).toMatchObject({ status: state, refunded: amount ?? priceCents });
    expect(await shop.mails()).toEqual(mails);
  });

  test('makes an order anew that is gone, and its webhook finds it from then on', async () => {
    shop.hold();
    const { id, paymentIntentId, priceCents } = await shop.begin();
    await shop.pay(paymentIntentId);
    await shop.database.order.delete({ where: { id } });
    expect((await reconcile()).found).toMatchObject([{ orderId: id, outcome: 'made anew' }]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', priceCents, paymentIntentId });
    expect((await shop.deliver()).map(({ answer }) => answer)).toEqual(expect.arrayContaining([200]));
  });

  test('gives the buyer of an order that is gone the files, at the address that was paid with', async () => {
    shop.hold();
    const { id, paymentIntentId } = await shop.begin();
    await shop.payTyped(paymentIntentId, { email: 'ada@example.com' });
    await shop.database.order.delete({ where: { id } });
    expect((await reconcile()).found).toMatchObject([{ orderId: id, outcome: 'made anew' }]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', billingEmail: 'ada@example.com' });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('names a second payment that bears the mark of a paid order, and records nothing of it', async () => {
    const { id, paymentIntentId } = await paidUnseen();
    await reconcile();
    const { metadata } = await shop.stripe.paymentIntents.retrieve(paymentIntentId);
    const second = await shop.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      metadata,
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://127.0.0.1',
      automatic_payment_methods: { enabled: true },
    });
    const { number } = await shop.order(id);
    expect((await reconcile()).found).toEqual([
      { paymentIntentId: second.id, orderId: id, number, outcome: 'second payment' },
    ]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', hold: null, paymentIntentId });
    await reconcile();
    const told = { where: { template: 'owner-stray-payment' } };
    expect(await shop.database.outboxMail.findMany(told)).toMatchObject([
      { data: { intent: second.id, why: 'second' } },
    ]);
  });

  test('leaves alone what is not paid and what is not ours', async () => {
    await shop.begin();
    await shop.payElsewhere();
    expect(await reconcile()).toEqual({ looked: 0, found: [] });
  });
});

describe('an order that nobody paid', () => {
  test('is left alone for 24 hours, then ended: the intent canceled, the address gone', async () => {
    const { id, paymentIntentId } = await shop.begin();
    expect(await endUnpaid(23)).toEqual({ ended: 0, paid: 0, waiting: 0 });
    expect(await endUnpaid(25)).toEqual({ ended: 1, paid: 0, waiting: 0 });
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', email: null, billingEmail: null });
    expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await endUnpaid(50)).toEqual({ ended: 0, paid: 0, waiting: 0 });
  });

  test('is not ended when it is paid between the look at it and the cancellation', async () => {
    const { id } = await shop.begin();
    const { payments } = site;
    const find = async (paymentIntentId: string) => {
      const seen = await payments.find(paymentIntentId);
      await shop.pay(paymentIntentId);
      return seen;
    };
    const inTime = {
      ...payments,
      find,
      cancel: (paymentIntentId: string) => payments.cancel(paymentIntentId),
    };
    const sweep = endUnpaidOrders({
      ...site,
      payments: inTime,
      onUnexpectedError: (error) => expect(error).toBeNull(),
    });
    expect(await sweep(new Date(Date.now() + 25 * HOUR))).toEqual({ ended: 0, paid: 0, waiting: 1 });
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('is not said to be canceled once it is paid', async () => {
    const { paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId);
    expect(await site.payments.cancel(paymentIntentId)).toBe(false);
  });

  test('waits while a bank has the payment in hand, or Stripe does not answer', async () => {
    const { id } = await shop.bought({ method: 'pm_usBankAccount_success' });
    await shop.begin();
    shop.sandbox.troubles.push({ when: 'before', status: 500, times: 100 });
    expect(await endUnpaid(25)).toEqual({ ended: 0, paid: 0, waiting: 2 });
    shop.sandbox.troubles.length = 0;
    expect(await endUnpaid(25)).toEqual({ ended: 1, paid: 0, waiting: 1 });
    expect((await shop.order(id)).status).toBe('processing');
  });

  describe('behind a hundred that wait for their banks', () => {
    const withWaiting = async () => {
      const waiting = Array.from({ length: 100 }, (_, index) => ({
        id: `waits-${index}`,
        number: `PL-WAIT-${index}`,
        status: 'processing' as const,
        createdAt: new Date('2026-03-01'),
        paymentIntentId: `pi_waits_${index}`,
        livemode: false,
        productSlug: shop.products[0]!.slug,
        title: 'Waits',
        priceCents: 100,
        currency: 'usd',
        tools: [],
        contentVersion: 'test',
      }));
      await shop.database.order.createMany({ data: waiting });
      const { id } = await shop.begin();
      const { payments } = site;
      const looked: string[] = [];
      const find: typeof payments.find = async (paymentIntentId) => {
        looked.push(paymentIntentId);
        if (!paymentIntentId.startsWith('pi_waits_')) return payments.find(paymentIntentId);
        const paymentEvent = emptyPaymentEvent(paymentIntentId, null, null);
        return { paymentIntentId, clientSecret: '', status: 'processing', paymentEvent };
      };
      const sweep = endUnpaidOrders({
        ...site,
        payments: { ...payments, find },
        onUnexpectedError: (error) => expect(error).toBeNull(),
      });
      return { id, looked, sweep };
    };
    const later = () => new Date(Date.now() + 25 * HOUR);

    test('is ended with the next call where the first was stopped: that one goes on', async () => {
      const { id, looked, sweep } = await withWaiting();
      const stopped = {
        get aborted() {
          return looked.length === 60;
        },
      } as AbortSignal;
      expect(await sweep(later(), stopped)).toEqual({ ended: 0, paid: 0, waiting: 60 });
      expect(await sweep(later())).toEqual({ ended: 1, paid: 0, waiting: 40 });
      expect(new Set(looked).size).toBe(101);
      expect((await shop.order(id)).status).toBe('canceled');
    });
  });

  test('whose bank has refused it keeps its address until its buyer was told, and stays what it is', async () => {
    const { id, paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId, 'pm_usBankAccount_processing');
    await shop.settle(paymentIntentId, 'fail');
    expect(await endUnpaid(25)).toEqual({ ended: 0, paid: 0, waiting: 0 });
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed', email: 'ada@example.com' });
    await shop.database.outboxMail.updateMany({ data: { status: 'sent' } });
    expect(await endUnpaid(25)).toEqual({ ended: 1, paid: 0, waiting: 0 });
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed', email: null });
    expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await endUnpaid(50)).toEqual({ ended: 0, paid: 0, waiting: 0 });
  });

  test('whose bank has refused it, and nobody told us, is told to its buyer before it ends', async () => {
    const { id, paymentIntentId } = await shop.begin();
    shop.sandbox.deliveries.plan = { mode: 'never' };
    await shop.pay(paymentIntentId, 'pm_usBankAccount_processing');
    await shop.settle(paymentIntentId, 'fail');
    expect(await endUnpaid(25)).toEqual({ ended: 0, paid: 0, waiting: 1 });
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed', email: 'ada@example.com' });
  });
});
