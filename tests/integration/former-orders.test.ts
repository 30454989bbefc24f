import { afterEach, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { database } = shop;
afterEach(() => vi.restoreAllMocks());

/** A part of it went back; its charge and its refund have the intent's id, as older versions had it. */
async function refundedInPart() {
  const { id, paymentIntentId } = await shop.bought();
  const { id: refundId } = await shop.refund(paymentIntentId, 1700);
  await database.payment.updateMany({ where: { orderId: id }, data: { id: paymentIntentId } });
  await database.refund.updateMany({ where: { orderId: id }, data: { id: paymentIntentId } });
  await database.outboxMail.deleteMany();
  return { id, paymentIntentId, refundId };
}

/** Stripe tells of the refund once more. */
function tellOf(refundId: string) {
  const object = shop.sandbox.account.refunds.get(refundId);
  const event = { id: 'evt_again', object: 'event', created: 1_780_000_000, data: { object } };
  return shop.signed({ ...event, type: 'refund.updated' });
}

test('a part that an older version refunded counts once, and a further one beside it', async () => {
  const { id, paymentIntentId, refundId } = await refundedInPart();
  await tellOf(refundId);
  expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
  expect(await database.refund.findMany()).toMatchObject([{ id: refundId, amount: 1700 }]);
  expect(await shop.mails()).toEqual([]);
  await shop.refund(paymentIntentId, 500);
  expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 2200 });
  expect(await shop.mails()).toEqual(['owner-refund', 'refund']);
});

test('it waits for Stripe when that does not say which refunds there were', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id, refundId } = await refundedInPart();
  shop.sandbox.troubles.push({ method: 'GET', when: 'before', status: 500, times: 100 });
  await tellOf(refundId);
  const waiting = { where: { id: 'evt_again', handledAt: null, tries: 1 } };
  expect(await database.webhookEvent.count(waiting)).toBe(1);
  expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
});
