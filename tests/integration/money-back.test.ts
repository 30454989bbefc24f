import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';
import { moneyOf } from '../support/money-of';

const shop = await aShop();
const { bought, mailsOf, refund } = moneyOf(shop);
afterEach(() => vi.restoreAllMocks());

describe('money that goes back', () => {
  test('in part keeps access, and the rest of it ends it; each is told once', async () => {
    const { id, paymentIntentId, priceCents } = await bought();
    await refund(paymentIntentId, 500);
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'partially_refunded', refunded: 500 });
    await refund(paymentIntentId);
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded: priceCents });
    expect((await mailsOf('refund')).map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ amount: 500 }, { amount: priceCents - 500 }]),
    );
  });

  test('by a dispute suspends access, and the owner hears of it with the deadline', async () => {
    const { id } = await bought('pm_card_createDispute');
    const [dispute] = shop.sandbox.account.disputes.keys();
    expect((await shop.order(id)).status).toBe('disputed');
    expect(await mailsOf('owner-dispute')).toMatchObject([
      { reason: `owner-dispute:${dispute}`, data: { dueBy: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ]);
  });
});

describe('a dispute that was lost', () => {
  const lost = async () => {
    const { id, paymentIntentId } = await bought();
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
