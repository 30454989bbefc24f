import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { readWebhookEvent, type WebhookEvent } from '@/lib/platform/stripe/webhook-events';
import type { OrderState } from '@/lib/shop/rules/order-state';
import { emptyPaymentEvent } from '@/lib/shop/rules/payment-event';
import { progress } from '@/lib/shop/rules/progress';
import type { DisputeStatus } from '@/lib/shop/rules/records';
import { findOrder } from '@/lib/shop/store/orders';
import { ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { recordWebhookEvent, workWebhookEvents } from '@/lib/shop/webhook-events';
import { aSite, opened } from '../support/a-context';
import { WEBHOOK_SECRET } from '../support/a-sandbox';
import { aShop } from '../support/a-shop';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';

const shop = await aShop();
const settings = readEnv(process.env);
const empty: { url: string }[] = await Promise.all(Array.from({ length: 4 }, emptyDatabase));
afterEach(() => vi.restoreAllMocks());

/** When an order of the code before was begun, and paid. */
const BEGUN = '2026-03-01T10:00:00.000+00:00';
const PAID = '2026-03-01T10:05:00.000+00:00';

/** An order as the code wrote it before there were records. */
type Former = {
  id: string;
  status: string;
  paid?: boolean;
  hold?: string;
  refunded?: number;
  disputes?: Record<string, string>;
  /** Where it matters: its payment at Stripe, and its price in cents. */
  paymentIntentId?: string;
  priceCents?: number;
};

const OF_PLANNER = { productSlug: 'planner', currency: 'usd', livemode: false };

/**
 * A database with these orders, as the migration left them that made records out of what an order knew. A
 * charge was never noted: its intent's number stands in for it until Stripe tells.
 */
async function formerDatabase(url: string, former: Former[]): Promise<Database> {
  await migrate(url, PRISMA_FOLDER);
  const database = openDatabase(url);
  for (const one of former) {
    const { id, status, paid = false, hold = null, refunded = 0, disputes = {} } = one;
    const { paymentIntentId = `pi_${id}`, priceCents = 5900 } = one;
    const [createdAt, paidAt] = [new Date(BEGUN), paid ? new Date(PAID) : null];
    const at = paidAt ?? createdAt;
    const isWithBank = !paid && status === 'processing' && refunded === 0;
    await database.order.create({
      data: {
        id,
        createdAt,
        hold,
        paymentIntentId,
        priceCents,
        paidAt,
        refunded,
        ...OF_PLANNER,
        number: `PL-${id}`,
        status: status as OrderState,
        title: 'Planner',
        tools: ['planner'],
        contentVersion: 'v1',
        email: 'ada@example.org',
        formerDisputes: disputes,
        soldAt: hold ? null : paidAt,
        heldAt: hold ? paidAt : null,
        canceledAt: status === 'canceled' ? createdAt : null,
        payments: {
          create: (paid || isWithBank ? [paymentIntentId] : []).map((intentId) => ({
            ...OF_PLANNER,
            id: intentId,
            paymentIntentId: intentId,
            noticedAt: at,
            status: paid ? 'succeeded' : 'pending',
            chargedAt: paidAt,
            delayed: isWithBank || null,
            amount: paid && status === 'refunded' && refunded > 0 ? refunded : priceCents,
          })),
        },
        refunds: {
          create:
            refunded > 0
              ? [{ id: paymentIntentId, amount: refunded, status: 'succeeded', createdAt: at }]
              : [],
        },
        disputes: {
          create: Object.entries(disputes).map(([id, status]) => ({
            id,
            amount: priceCents,
            reason: 'general',
            createdAt: at,
            status: status as DisputeStatus,
          })),
        },
      },
    });
    if (paidAt) {
      const when = { receivedAt: paidAt, handledAt: paidAt, dueAt: paidAt };
      const what = { type: 'payment_intent.succeeded', orderId: id, outcome: 'changed' };
      await database.webhookEvent.create({ data: { id: `evt_${id}`, ...what, ...when } });
    }
  }
  return database;
}

const FORMER: Former[] = [
  { id: 'begun', status: 'awaiting_payment' },
  { id: 'with-bank', status: 'processing' },
  { id: 'canceled', status: 'canceled' },
  { id: 'paid', status: 'paid', paid: true },
  { id: 'held', status: 'on_hold', paid: true, hold: 'amount' },
  { id: 'held-refunded', status: 'refunded', paid: true, hold: 'amount', refunded: 1 },
  { id: 'partly', status: 'partially_refunded', paid: true, refunded: 700 },
  { id: 'refunded', status: 'refunded', paid: true, refunded: 5900 },
  { id: 'disputed', status: 'disputed', paid: true, disputes: { du_1: 'open' } },
  { id: 'won', status: 'paid', paid: true, disputes: { du_2: 'won' } },
  { id: 'lost', status: 'refunded', paid: true, refunded: 500, disputes: { du_3: 'lost' } },
  { id: 'two', status: 'disputed', paid: true, disputes: { du_4: 'won', du_5: 'open' } },
  { id: 'early', status: 'processing', refunded: 300 },
];

const database = await formerDatabase(empty.pop()!.url, FORMER);
afterAll(() => database.$disconnect());

describe('an order of the code before', () => {
  test.each(FORMER)(
    'that was $id keeps its state, its amounts, its time of payment and its records',
    async (former) => {
      const { id, status, refunded = 0, hold = null, paid, disputes = {} } = former;
      const order = (await findOrder(database, { id }))!;
      expect(order).toMatchObject({
        status,
        refunded,
        hold,
        priceCents: 5900,
        email: 'ada@example.org',
        paidAt: paid ? new Date(PAID) : null,
      });
      expect(order.disputes.map((one) => [one.id, one.status])).toEqual(Object.entries(disputes));
      expect(progress(order, emptyPaymentEvent(`pi_${id}`, id, null), new Date())).toEqual(order);
    },
  );

  test('is shown to its buyer as before', async () => {
    expect(await ordersOfAddress(database, 'ADA@example.org')).toHaveLength(FORMER.length);
  });
});

test('an event of the code before is done, and the site has an id of its own', async () => {
  expect(await database.webhookEvent.findUnique({ where: { id: 'evt_paid' } })).toMatchObject({
    orderId: 'paid',
    receivedAt: new Date(PAID),
    handledAt: new Date(PAID),
    outcome: 'changed',
  });
  expect(await database.site.findMany()).toEqual([
    { id: 1, siteId: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
  ]);
});

/** A paid order whose payment Stripe has. What happens from here on reaches nobody but by `told`. */
async function paidAtStripe() {
  const { id, paymentIntentId, priceCents } = await shop.bought();
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const refund = async (amount: number) => (await shop.refund(paymentIntentId, amount)).id;
  const dispute = async () =>
    (await shop.control<{ id: string }>('/disputes', { payment_intent: paymentIntentId })).id;
  return { id, paymentIntentId, priceCents, refund, dispute };
}

/**
 * The site after its update: the order as the code before knew it, in a database that was brought up to date.
 */
async function afterTheUpdate(former: Former) {
  const database = await formerDatabase(empty.pop()!.url, [{ ...former, paid: true }]);
  onTestFinished(() => database.$disconnect());
  const site = opened(aSite({ settings, database, content: shop.content }));
  /** News of a refund or a dispute, as Stripe has it now, and what became of it. */
  async function tell(type: string, about: string) {
    const { refunds, disputes } = shop.sandbox.account;
    const event = { id: `evt_${type}`, object: 'event', type, livemode: false, created: 1_780_000_000 };
    const payload = JSON.stringify({ ...event, data: { object: refunds.get(about) ?? disputes.get(about) } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect(
      await recordWebhookEvent(site, readWebhookEvent(WEBHOOK_SECRET, payload, signature) as WebhookEvent),
    ).toBe('recorded');
    expect(await workWebhookEvents(site, 10)).toBe(1);
    return database.webhookEvent.findUnique({ where: { id: event.id } });
  }
  return {
    tell,
    order: () => database.order.findUniqueOrThrow({ where: { id: former.id } }),
    mails: async () => (await database.outboxMail.findMany()).map(({ template }) => template).sort(),
    database,
    told: async (type: string, about: string) =>
      expect(await tell(type, about)).toMatchObject({ outcome: 'changed' }),
  };
}

describe('an order that an older version of the site', () => {
  test('refunded in part counts that part once, and a further one beside it', async () => {
    const { refund, ...order } = await paidAtStripe();
    const first = await refund(1700);
    const site = await afterTheUpdate({ ...order, status: 'partially_refunded', refunded: 1700 });
    await site.told('refund.updated', first);
    expect(await site.order()).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
    expect(await site.database.refund.findMany()).toMatchObject([{ id: first, amount: 1700 }]);
    expect(await site.mails()).toEqual([]);
    await site.told('refund.created', await refund(500));
    expect(await site.order()).toMatchObject({ status: 'partially_refunded', refunded: 2200 });
    expect(await site.mails()).toEqual(['owner-refund', 'refund']);
  });

  test('refunded in part waits for Stripe when it does not say which refunds there were', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { refund, ...order } = await paidAtStripe();
    const made = await refund(1700);
    const site = await afterTheUpdate({ ...order, status: 'partially_refunded', refunded: 1700 });
    shop.sandbox.troubles.push({ method: 'GET', when: 'before', status: 500, times: 100 });
    expect(await site.tell('refund.updated', made)).toMatchObject({ handledAt: null, tries: 1 });
    expect(await site.order()).toMatchObject({ status: 'partially_refunded', refunded: 1700 });
  });

  test('knew as disputed hears nothing twice, and of the end once', async () => {
    const { dispute, ...order } = await paidAtStripe();
    const id = await dispute();
    const site = await afterTheUpdate({ ...order, status: 'disputed', disputes: { [id]: 'open' } });
    await site.told('charge.dispute.updated', id);
    expect(await site.order()).toMatchObject({ status: 'disputed' });
    expect(await site.mails()).toEqual([]);
    await shop.control(`/disputes/${id}/close`, { outcome: 'won' });
    await site.told('charge.dispute.closed', id);
    expect(await site.order()).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await site.mails()).toEqual(['dispute-won', 'owner-dispute-won']);
  });
});
