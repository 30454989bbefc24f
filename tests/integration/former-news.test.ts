import Stripe from 'stripe';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { readWebhookEvent, type WebhookEvent } from '@/lib/platform/stripe/webhook-events';
import { recordWebhookEvent, workWebhookEvents } from '@/lib/shop/webhook-events';
import { aShop, WEBHOOK_SECRET } from '../support/a-shop';
import { aSite, opened } from '../support/a-context';
import { emptyDatabase } from '../support/databases';
import { type Former, formerDatabase } from '../support/former-orders';

const shop = await aShop();
const settings = readEnv(process.env);
const empty: { url: string }[] = await Promise.all(Array.from({ length: 3 }, emptyDatabase));

afterEach(() => vi.restoreAllMocks());

/** A paid order whose payment Stripe has. What happens from here on reaches nobody but by `told`. */
async function paidAtStripe() {
  const { id, paymentIntentId, priceCents } = await shop.begin();
  await shop.pay(paymentIntentId);
  await shop.settled();
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const refund = async (amount: number) =>
    (await shop.stripe.refunds.create({ payment_intent: paymentIntentId, amount })).id;
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
