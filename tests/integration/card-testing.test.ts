import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
afterEach(() => vi.restoreAllMocks());

describe('against card testing', () => {
  const decline = async (paymentIntentId: string, ...cards: string[]) => {
    for (const card of cards) {
      await shop.pay(paymentIntentId, card);
      await shop.settled();
    }
  };
  const THREE = [
    'pm_card_chargeDeclined',
    'pm_card_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedExpiredCard',
  ];
  const FOURTH = 'pm_card_chargeDeclinedProcessingError';

  test('an intent is canceled, and its order with it, when a fourth card is declined', async () => {
    const { id, paymentIntentId } = await shop.begin();
    await decline(paymentIntentId, ...THREE);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    shop.hold();
    await shop.pay(paymentIntentId, FOURTH);
    await shop.deliver({ events: shop.events('payment_intent.payment_failed').slice(-1) });
    expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect((await shop.order(id)).status).toBe('canceled');
  });

  test('the cancellation is made up for at the next try when Stripe did not answer', async () => {
    const { paymentIntentId } = await shop.begin();
    await decline(paymentIntentId, ...THREE);
    shop.hold();
    await shop.pay(paymentIntentId, FOURTH);
    shop.sandbox.troubles.push({
      path: `/v1/payment_intents/${paymentIntentId}/cancel`,
      when: 'before',
      status: 500,
      times: 1,
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const events = shop.events('payment_intent.payment_failed').slice(-1);
    expect(await shop.deliver({ events })).toMatchObject([{ answer: 200 }]);
    const [event] = await shop.database.webhookEvent.findMany({ where: { handledAt: null } });
    expect(event).toMatchObject({ id: events[0], tries: 1, leasedUntil: null });
    await shop.database.webhookEvent.updateMany({ data: { dueAt: new Date(0) } });
    await shop.workWebhookEvents();
    expect(await shop.database.webhookEvent.count({ where: { handledAt: null } })).toBe(0);
    expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
  });
});
