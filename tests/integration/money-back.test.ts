import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
afterEach(() => vi.restoreAllMocks());
const mailsOf = async (reason: string) =>
  (await shop.database.outboxMail.findMany()).filter((mail) => mail.reason.startsWith(`${reason}:`));

describe('money that goes back', () => {
  test('in part keeps access, and the rest of it ends it; each is told once', async () => {
    const { id, paymentIntentId, priceCents } = await shop.begin();
    await shop.pay(paymentIntentId);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 });
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 500 });
    await shop.stripe.refunds.create({ payment_intent: paymentIntentId });
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded: priceCents });
    expect((await mailsOf('refund')).map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ amount: 500 }, { amount: priceCents - 500 }]),
    );
  });

  const disputed = async () => {
    const begun = await shop.begin();
    await shop.pay(begun.paymentIntentId, 'pm_card_createDispute');
    await shop.settled();
    return { ...begun, dispute: [...shop.sandbox.account.disputes.keys()][0]! };
  };
  const close = async (dispute: string, outcome: string) => {
    await fetch(`${shop.stripeUrl}/_sandbox/disputes/${dispute}/close`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    await shop.settled();
  };

  test('by a dispute suspends access, and the owner hears of it with the deadline', async () => {
    const { id, dispute } = await disputed();
    expect((await shop.order(id)).status).toBe('disputed');
    expect(await mailsOf('owner-dispute')).toMatchObject([
      { reason: `owner-dispute:${dispute}`, data: { dueBy: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ]);
  });

  test('by a dispute that was won restores it', async () => {
    const { id, dispute } = await disputed();
    await close(dispute, 'won');
    expect((await shop.order(id)).status).toBe('paid');
    expect(await mailsOf('receipt')).toHaveLength(1);
    expect(await mailsOf('owner-dispute-won')).toHaveLength(1);
  });

  test('by a dispute that was lost ends it, and the owner hears of it', async () => {
    const { id, dispute } = await disputed();
    await close(dispute, 'lost');
    expect((await shop.order(id)).status).toBe('refunded');
    expect(await mailsOf('owner-dispute-lost')).toHaveLength(1);
  });
});

describe('a dispute that was lost', () => {
  const lost = async () => {
    const { id, paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId);
    await shop.settled();
    const { id: dispute } = await shop.control<{ id: string }>('/disputes', {
      payment_intent: paymentIntentId,
    });
    await shop.control(`/disputes/${dispute}/close`, { outcome: 'lost' });
    expect((await shop.order(id)).status).toBe('refunded');
    return { id, dispute: shop.sandbox.account.disputes.get(dispute)! };
  };
  const toldWon = (dispute: object) =>
    shop.signed({
      ...{ id: 'evt_appeal', object: 'event', type: 'charge.dispute.closed', livemode: false },
      ...{ created: 1_780_000_000, data: { object: { ...dispute, status: 'won' } } },
    });

  test('and won on appeal opens the files again, and buyer and owner hear of it', async () => {
    const { id, dispute } = await lost();
    dispute.status = 'won';
    await toldWon(dispute);
    expect((await shop.order(id)).status).toBe('paid');
    expect(await mailsOf('dispute-won')).toHaveLength(1);
    expect(await mailsOf('owner-dispute-won')).toHaveLength(1);
  });

  test('stays lost when old news says that it was won', async () => {
    const { id, dispute } = await lost();
    await toldWon(dispute);
    expect((await shop.order(id)).status).toBe('refunded');
    expect(await mailsOf('dispute-won')).toEqual([]);
  });
});
