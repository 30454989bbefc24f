import { afterEach, describe, expect, test, vi } from 'vitest';
import { recheckOrders } from '@/lib/shop/unpaid-orders';
import { StripeUnavailable } from '@/lib/shop/rules/payments';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { site } = shop;
const HOUR = 60 * 60_000;
afterEach(() => vi.restoreAllMocks());

/** The shop itself; Stripe tells of one payment each time what makes it impossible to record. */
function shopWith(poison: { paymentIntentId: string }, error = new Error('This one cannot be recorded.')) {
  const unexpectedErrors: unknown[] = [];
  const find: typeof site.payments.find = (id, ...more) =>
    id === poison.paymentIntentId ? Promise.reject(error) : site.payments.find(id, ...more);
  const onUnexpectedError = (one: unknown) => unexpectedErrors.push(one);
  return { ...site, payments: { ...site.payments, find }, onUnexpectedError, unexpectedErrors };
}

/** Two orders that were paid, and nobody told us: the first of them will be poison. */
async function twoUnseen() {
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const [poison, other] = [await shop.begin(), await shop.begin({ email: 'bea@example.com' })];
  for (const { paymentIntentId } of [poison, other]) await shop.pay(paymentIntentId);
  return { poison, other };
}
const states = (...ids: string[]) => Promise.all(ids.map(async (id) => (await shop.order(id)).status));
const span = () => ({ since: new Date(Date.now() - HOUR), until: new Date(Date.now() + HOUR) });

describe('an order that cannot be recorded', () => {
  test('does not stop the look at the others, and is looked at again later', async () => {
    const { poison, other } = await twoUnseen();
    const poisoned = shopWith(poison);
    const now = new Date(Date.now() + HOUR);
    expect(await recheckOrders(poisoned, now)).toEqual([(await shop.order(other.id)).number]);
    expect(poisoned.unexpectedErrors).toHaveLength(1);
    expect((await shop.order(poison.id)).recheckAt!.getTime()).toBeGreaterThan(now.getTime());
  });

  test.each(['poison', 'other'] as const)('does not stop reconciling, first or last (%s)', async (which) => {
    const orders = await twoUnseen();
    const [bad, good] = which === 'poison' ? [orders.poison, orders.other] : [orders.other, orders.poison];
    const poisoned = shopWith(bad);
    const { found } = await reconcile(poisoned, span());
    expect(Object.fromEntries(found.map(({ orderId, outcome }) => [orderId, outcome]))).toEqual({
      [good.id]: 'recorded',
      [bad.id]: 'failed',
    });
    expect(poisoned.unexpectedErrors.length).toBeGreaterThan(0);
    expect(await states(bad.id, good.id)).toEqual(['awaiting_payment', 'paid']);
  });

  test('is left for the next look with all the others when it is Stripe that does not answer', async () => {
    const { poison, other } = await twoUnseen();
    const poisoned = shopWith(other, new StripeUnavailable('Stripe does not answer.'));
    await expect(reconcile(poisoned, span())).rejects.toThrow(StripeUnavailable);
    expect(poisoned.unexpectedErrors).toEqual([]);
    expect(await states(poison.id, other.id)).toEqual(['awaiting_payment', 'awaiting_payment']);
  });
});
