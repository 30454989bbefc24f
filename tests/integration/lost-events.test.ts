import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeJob } from '@/lib/platform/database/jobs';
import { reconcileOnce } from '@/lib/server/reconcile';
import { recheckOrders } from '@/lib/shop/unpaid-orders';
import { StripeUnavailable } from '@/lib/platform/stripe/failure';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { bought, mailsOf, refund } = shop;
const { site } = shop;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const span = () => ({ since: new Date(Date.now() - HOUR), until: new Date(Date.now() + HOUR) });
afterEach(() => vi.restoreAllMocks());

describe('events that were lost', () => {
  test.each<[string, (paymentIntentId: string) => Promise<unknown>, string, string]>([
    ['a refund', (intent) => refund(intent), 'refunded', 'refund'],
    [
      'a refund that came back',
      async (intent) => {
        const { id } = await refund(intent);
        await shop.control(`/refunds/${id}/settle`, { outcome: 'fail' });
      },
      'paid',
      'refund-failed',
    ],
    [
      'a dispute',
      (intent) => shop.control('/disputes', { payment_intent: intent }),
      'disputed',
      'owner-dispute',
    ],
    [
      'an inquiry',
      (intent) => shop.control('/disputes', { payment_intent: intent, inquiry: true }),
      'paid',
      'owner-inquiry',
    ],
    [
      'a warning of fraud',
      (intent) => shop.control('/fraud-warnings', { payment_intent: intent }),
      'paid',
      'owner-fraud-warning',
    ],
  ])('%s is found by reconcile, once', async (_what, happens, state, mail) => {
    const { id, paymentIntentId, number } = await bought();
    shop.sandbox.deliveries.plan = { mode: 'never' };
    await happens(paymentIntentId);
    const { found } = await reconcile(site, span());
    expect(found).toEqual([{ paymentIntentId, orderId: id, number, outcome: 'caught up' }]);
    expect((await shop.order(id)).status).toBe(state);
    expect(await mailsOf(mail)).toHaveLength(1);
    expect((await reconcile(site, span())).found).toEqual([]);
  });

  test('an intent that Stripe made and never told of is ended, and the one that its order has stays', async () => {
    const { id, paymentIntentId } = await shop.begin();
    const { number, priceCents } = await shop.order(id);
    const stray = await shop.stripe.paymentIntents.create({
      amount: priceCents,
      currency: 'usd',
      metadata: shop.sandbox.account.intents.get(paymentIntentId)!.metadata,
    });
    const look = () => reconcile(site, { since: new Date(Date.now() - 3 * HOUR), until: new Date() });
    expect((await look()).found).toEqual([]);
    for (const intent of shop.sandbox.account.intents.values()) intent.created -= 2 * 3600;
    expect((await look()).found).toEqual([
      { paymentIntentId: stray.id, orderId: id, number, outcome: 'ended' },
    ]);
    expect([...shop.sandbox.account.intents.values()].map(({ status }) => status)).toEqual([
      'requires_payment_method',
      'canceled',
    ]);
    expect((await look()).found).toEqual([]);
  });

  test('and the events that were late after all are not worked on again', async () => {
    const { paymentIntentId } = await bought();
    shop.hold();
    await refund(paymentIntentId);
    await reconcile(site, span());
    await shop.deliver();
    expect(await mailsOf('refund')).toHaveLength(1);
  });

  test('are found by the browser that comes back as well', async () => {
    const { id, paymentIntentId, clientSecret } = await bought();
    shop.sandbox.deliveries.plan = { mode: 'never' };
    await refund(paymentIntentId);
    expect(await shop.claim(clientSecret)).toMatchObject({ status: 'succeeded', downloads: [] });
    expect((await shop.order(id)).status).toBe('refunded');
  });
});

describe('reconciling by itself', () => {
  const look =
    (owner = 'one') =>
    (now: Date) =>
      reconcileOnce(site, owner, now);
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

  test('asks about a payment whose buyer gave an address after five minutes, and says what it mended', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    shop.sandbox.deliveries.plan = { mode: 'never' };
    await look()(later(0));
    const { id, paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId);
    await look()(later(4));
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    await look()(later(6));
    const { status, number } = await shop.order(id);
    expect(status).toBe('paid');
    expect(warned.mock.calls).toContainEqual([`Plumbline: Reconciled: ${number}, recorded.`]);
  });

  test('looks again from where it stopped when Stripe was out of reach', async () => {
    await look()(later(0));
    const before = await shop.database.job.findUniqueOrThrow({ where: { name: 'reconcile' } });
    shop.sandbox.troubles.push({ when: 'before', status: 500, times: 100 });
    await expect(look()(later(120))).rejects.toThrow();
    const lease = { owner: 'x', now: later(120), until: later(121) };
    expect(await takeJob(shop.database, 'reconcile', lease)).toEqual({ doneUntil: before.doneUntil });
  });
});

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

describe('an order that cannot be recorded', () => {
  test('does not stop the look at the others, and is looked at again later', async () => {
    const { poison, other } = await twoUnseen();
    const poisoned = shopWith(poison);
    const now = new Date(Date.now() + HOUR);
    expect(await recheckOrders(poisoned, now)).toEqual([(await shop.order(other.id)).number]);
    expect(poisoned.unexpectedErrors).toHaveLength(1);
    // In as long as it is old.
    const { recheckAt } = await shop.order(poison.id);
    expect(recheckAt!.getTime()).toBeGreaterThanOrEqual(now.getTime() + HOUR);
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
