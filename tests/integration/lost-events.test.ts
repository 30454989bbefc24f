import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeJob } from '@/lib/platform/database/jobs';
import { reconcileOnce } from '@/lib/server/reconcile';
import { recheckOrders } from '@/lib/shop/unpaid-orders';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';
import { moneyOf } from '../support/money-of';

const shop = await aShop();
const { bought, mailsOf, refund } = moneyOf(shop);
const { site } = shop;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
afterEach(() => vi.restoreAllMocks());

describe('events that were lost', () => {
  const span = () => ({ since: new Date(Date.now() - HOUR), until: new Date(Date.now() + HOUR) });

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
      ...{ amount: priceCents, currency: 'usd' },
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

  test('a payment for no order is told to the owner once', async () => {
    const { paymentIntentId } = await bought();
    const { metadata } = await shop.stripe.paymentIntents.retrieve(paymentIntentId);
    const second = await shop.stripe.paymentIntents.create({
      ...{ amount: 500, currency: 'usd', metadata, confirm: true, payment_method: 'pm_card_visa' },
      ...{ return_url: 'http://127.0.0.1', automatic_payment_methods: { enabled: true } },
    });
    await reconcile(site, span());
    await reconcile(site, span());
    expect(await mailsOf('owner-stray-payment')).toMatchObject([
      { data: { intent: second.id, why: 'second' } },
    ]);
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

  test('asks at growing intervals while nothing happens', async () => {
    const { id } = await shop.begin();
    const { createdAt } = await shop.order(id);
    const minutes: number[] = [];
    for (const at of [6, 12, 24, 48]) {
      const now = new Date(createdAt.getTime() + at * MINUTE);
      await recheckOrders(site, now);
      const { recheckAt } = await shop.order(id);
      minutes.push((recheckAt!.getTime() - now.getTime()) / MINUTE);
    }
    expect(minutes).toEqual([6, 12, 24, 48]);
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
