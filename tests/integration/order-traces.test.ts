import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { endUnpaidOrders } from '@/lib/shop/unpaid-orders';
import { aShop } from '../support/a-shop';
import { cardTesting, DECLINED } from '../support/card-testing';
import { opened } from '../support/a-context';

const shop = await aShop({ TRUSTED_PROXIES: '1', LINK_SECRETS: 'k'.repeat(40) });
const { begin, decline } = cardTesting(shop);

describe('an order', () => {
  const kept = async (id: string) => {
    const { networks, declinedCards } = await shop.order(id);
    return { networks, declinedCards };
  };
  const NOTHING = { networks: null, declinedCards: null };

  test('keeps codes of its networks and of declined cards that only we can make, and neither address nor fingerprint', async () => {
    const { id, paymentIntentId } = await begin('2001:db8:aa:bb::1');
    await shop.pay(paymentIntentId, DECLINED[0]);
    await shop.settled();
    const { networks, declinedCards } = await kept(id);
    expect(networks).toMatch(/^near:[\w-]{43} wider:[\w-]{43} widest:[\w-]{43}$/);
    expect(declinedCards).toMatch(/^[\w-]{43}$/);
    const [charge] = [...shop.sandbox.account.charges.values()];
    const fingerprint = charge!.payment_method_details!.card!.fingerprint!;
    const all = JSON.stringify([
      ...[await shop.database.order.findMany(), await shop.database.payment.findMany()],
      ...[await shop.database.webhookEvent.findMany(), await limitKeys()],
    ]);
    expect(fingerprint).toMatch(/^\w{16}$/);
    for (const told of [fingerprint, '2001:db8:aa']) expect(all).not.toContain(told);
  });
  const limitKeys = async () => (await shop.database.limitCount.findMany()).map(({ key }) => key);

  test('forgets them once it is paid', async () => {
    const { id, paymentIntentId } = await begin('192.0.2.41');
    await decline(paymentIntentId);
    await shop.pay(paymentIntentId);
    await shop.settled();
    expect(await kept(id)).toEqual(NOTHING);
    expect((await shop.order(id)).status).toBe('paid');
  });

  test('forgets them once it is canceled, also when a decline is told late', async () => {
    const { id, paymentIntentId } = await begin('192.0.2.42');
    await shop.stripe.paymentIntents.cancel(paymentIntentId);
    await shop.settled();
    await decline(paymentIntentId);
    expect(await kept(id)).toEqual(NOTHING);
  });

  test('forgets them when nobody paid for a day', async () => {
    const { id } = await begin('192.0.2.43');
    expect((await kept(id)).networks).not.toBeNull();
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
    await endUnpaidOrders(opened(context()))(tomorrow);
    expect(await kept(id)).toEqual(NOTHING);
  });
});
