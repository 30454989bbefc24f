import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
afterEach(() => vi.restoreAllMocks());

/** An order of the code before there were records: all it knows of its refunds is their sum. */
async function refundedBefore(amount?: number) {
  const { id, intentId, price } = await shop.begin();
  await shop.pay(intentId);
  await shop.settled();
  shop.sandbox.deliveries.plan = { mode: 'never', delayMs: 0 };
  const made = await shop.stripe.refunds.create({ payment_intent: intentId, amount });
  await shop.settled();
  const refunded = amount ?? price;
  const status = refunded < price ? 'partially_refunded' : 'refunded';
  await shop.database.order.update({ where: { id }, data: { status, refunded } });
  await shop.database.refund.create({
    data: { id: intentId, orderId: id, amount: refunded, status: 'succeeded', createdAt: new Date() },
  });
  await shop.database.outboxMail.deleteMany();
  return { id, price, refund: made.id };
}

const told = (type: string, refund: string) =>
  shop.signed({
    ...{ id: `evt_${type}`, object: 'event', type, livemode: false, created: 1_780_000_000 },
    data: { object: shop.sandbox.account.refunds.get(refund) },
  });

describe('an order that an older version of the site refunded', () => {
  test('in part counts that part once when its refund is told of again', async () => {
    const { id, price, refund } = await refundedBefore(1700);
    expect(price).toBe(3400);
    await told('refund.updated', refund);
    expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
    expect(await shop.database.refund.findMany()).toMatchObject([{ id: refund, amount: 1700 }]);
    expect(await shop.mails()).toEqual([]);
  });

  test('waits for Stripe when it does not say which refunds there were', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id, refund } = await refundedBefore(1700);
    shop.sandbox.troubles.push({ method: 'GET', when: 'before', status: 500, times: 100 });
    await told('refund.updated', refund);
    expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
    expect(
      await shop.database.paymentEvent.findUnique({ where: { id: 'evt_refund.updated' } }),
    ).toMatchObject({ handledAt: null, tries: 1 });
  });

  test('is paid again when that refund comes back, and buyer and owner hear of it', async () => {
    const { id, refund } = await refundedBefore();
    await shop.control(`/refunds/${refund}/settle`, { outcome: 'fail' });
    await told('refund.failed', refund);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await shop.mails()).toEqual(['owner-refund-failed', 'refund-failed']);
  });
});
