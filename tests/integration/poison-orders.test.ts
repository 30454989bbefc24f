import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { createPayments } from '@/lib/shop/stripe-module';
import { webhookEventStore } from '@/lib/shop/store/webhook-events';
import { orderStore } from '@/lib/shop/store/orders';
import { recheckOrders } from '@/lib/shop/recheck-orders';
import { StripeUnavailable } from '@/lib/shop/rules/stripe-unavailable';
import type { ApplyPayment } from '@/lib/shop/ports/payments';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';
import { aSite } from '../support/a-context';

const shop = await aShop();
const settings = readEnv(process.env);
const verbs = aSite({ settings, database: shop.database, content: shop.content }).shop;
const HOUR = 60 * 60_000;
afterEach(() => vi.restoreAllMocks());

/** The shop's own ports; recording one order fails each time, as it does where its row cannot be written. */
function portsWith(poison: string, error: Error = new Error('This one cannot be recorded.')) {
  const unexpectedErrors: unknown[] = [];
  const applyPayment: ApplyPayment = (paymentEvent, event) =>
    paymentEvent.orderId === poison ? Promise.reject(error) : verbs.applyPayment!(paymentEvent, event);
  const site = () => Promise.resolve('site');
  return {
    ...{
      orders: orderStore(shop.database),
      events: webhookEventStore(shop.database),
      payments: createPayments({ settings, site })!,
    },
    ...{
      applyPayment,
      onUnexpectedError: (one: unknown) => unexpectedErrors.push(one),
      unexpectedErrors,
      site,
    },
    ...{
      catalogue: {} as never,
      outbox: {} as never,
      wasErased: () => Promise.resolve(false),
      newOrderNumber: () => '',
      newId: () => '',
      now: () => new Date(),
    },
  };
}

/** Two orders that were paid, and nobody told us: the first of them will be poison. */
async function twoUnseen() {
  shop.sandbox.deliveries.plan = { mode: 'never', delayMs: 0 };
  const [poison, other] = [await shop.begin(), await shop.begin({ email: 'bea@example.com' })];
  for (const { paymentIntentId } of [poison, other]) {
    await shop.pay(paymentIntentId);
    // They say that they are of this shop, however these ports call it.
    await shop.stripe.paymentIntents.update(paymentIntentId, { metadata: { plumbline_site: 'site' } });
  }
  return { poison, other };
}
const states = (...ids: string[]) => Promise.all(ids.map(async (id) => (await shop.order(id)).status));
const span = () => ({ since: new Date(Date.now() - HOUR), until: new Date(Date.now() + HOUR) });

describe('an order that cannot be recorded', () => {
  test('does not stop the look at the others, and is looked at again later', async () => {
    const { poison, other } = await twoUnseen();
    const ports = portsWith(poison.id);
    const now = new Date(Date.now() + HOUR);
    expect(await recheckOrders(ports)(now)).toEqual([(await shop.order(other.id)).number]);
    expect(ports.unexpectedErrors).toHaveLength(1);
    expect((await shop.order(poison.id)).recheckAt!.getTime()).toBeGreaterThan(now.getTime());
  });

  test.each(['poison', 'other'] as const)('does not stop reconciling, first or last (%s)', async (which) => {
    const orders = await twoUnseen();
    const [bad, good] = which === 'poison' ? [orders.poison, orders.other] : [orders.other, orders.poison];
    const ports = portsWith(bad.id);
    const { found } = await reconcile(ports)(span());
    expect(Object.fromEntries(found.map(({ orderId, outcome }) => [orderId, outcome]))).toEqual({
      [good.id]: 'recorded',
      [bad.id]: 'failed',
    });
    expect(ports.unexpectedErrors.length).toBeGreaterThan(0);
    expect(await states(bad.id, good.id)).toEqual(['awaiting_payment', 'paid']);
  });

  test('is left for the next look with all the others when it is Stripe that does not answer', async () => {
    const { poison, other } = await twoUnseen();
    const ports = portsWith(other.id, new StripeUnavailable('Stripe does not answer.'));
    await expect(reconcile(ports)(span())).rejects.toThrow(StripeUnavailable);
    expect(ports.unexpectedErrors).toEqual([]);
    expect(await states(poison.id, other.id)).toEqual(['awaiting_payment', 'awaiting_payment']);
  });
});
