import type { OpenShop } from '@/lib/context';
import { DAY, HOUR } from '@/lib/kernel/time';
import type { Order } from '@/lib/shop/rules/order';
import { emptyPaymentEvent, type IntentEvent, type PaymentEvent } from '@/lib/shop/rules/payment-event';
import { logAndContinue } from './steps/log-and-continue';
import { canPay, hasPayable } from './steps/payable';
import { queueOnce, newMail } from '@/lib/mail/store/outbox';
import { siteName } from '@/lib/platform/database/site-id';
import { wasErased } from '@/lib/your-data/erase-data';
import { applyPayment } from './apply-payment';
import { newOrderNumber } from './steps/begin-order';
import { catalogue } from './store/catalogue';
import { countTry, findOrder, storeOrder } from './store/orders';
import { closeEvent, isKnownEvent, recordEvent } from './store/webhook-events';

type Reconciled = {
  paymentIntentId: string;
  orderId: string | null;
  /** `null`: there is no order. */
  number: string | null;
  outcome:
    | ('recorded' | 'caught up' | 'made anew' | 'on hold' | 'product unknown' | 'second payment' | 'ended')
    /** See the log. */
    | 'failed';
};

/** Events younger than `until` may still arrive. */
type Span = { since: Date; until: Date };

/** Stripe keeps events so long. */
const EVENTS_MS = 30 * DAY;

/**
 * Records what lost events would have told, by asking Stripe. A missing order, such as after restoring a
 * backup, is made anew from this site's payment. The owner hears once of what can't be fixed.
 * @returns how many payments were checked, and the findings
 * @throws if Stripe can't be reached
 */
export async function reconcile(
  shop: OpenShop,
  { since, until }: Span,
): Promise<{ looked: number; found: Reconciled[] }> {
  const { settings, database, payments, onUnexpectedError } = shop;
  const found: Reconciled[] = [];
  const site = await siteName(database, settings.BASE_URL);
  let looked = 0;
  for await (const success of payments.succeededSince(since)) {
    if (!(await isOurs(shop, success.paymentEvent, site)) || isYoung(success.paymentEvent, until)) continue;
    looked += 1;
    const { paymentIntentId, orderId } = success.paymentEvent;
    const failed = { paymentIntentId, orderId, number: null, outcome: 'failed' } as const;
    const mended = await logAndContinue<Reconciled | null>(onUnexpectedError, failed, () =>
      mend(shop, success),
    );
    if (mended) found.push(mended);
  }
  for (const one of await cancelStrayIntents(shop, since, site)) found.push(one);
  for (const one of await missedEvents(shop, { since, until })) found.push(one);
  return { looked, found };
}

/**
 * Ignores payments of other sites on the account. A known order counts as ours, because a site's address may
 * change.
 */
async function isOurs(
  { database }: OpenShop,
  { orderId, paymentIntentId, site }: PaymentEvent,
  ownSite: string,
) {
  if (orderId === null) return false;
  if (site === null || site === ownSite) return true;
  return (await findOrder(database, { id: orderId }))?.paymentIntentId === paymentIntentId;
}

const isYoung = ({ payments: [payment] }: PaymentEvent, until: Date) =>
  payment?.chargedAt !== null && payment?.chargedAt !== undefined && payment.chargedAt > until;

type Succeeded = { paymentEvent: IntentEvent; refunded: number; disputed: boolean };

async function mend(
  shop: OpenShop,
  { paymentEvent, refunded, disputed }: Succeeded,
): Promise<Reconciled | null> {
  const { paymentIntentId, orderId } = paymentEvent;
  if (orderId === null) return null;
  const before = await findOrder(shop.database, { id: orderId });
  const one = { paymentIntentId, orderId };
  if (before?.paymentIntentId && before.paymentIntentId !== paymentIntentId) {
    await tellOwner(shop, paymentIntentId, 'second', before);
    return { ...one, number: before.number, outcome: 'second payment' };
  }
  const isDone =
    before &&
    hasItsCharge(before) &&
    before.refunded === refunded &&
    (!disputed || before.disputes.length > 0);
  if (isDone) return null;
  if (!before && !(await makeAnew(shop, paymentEvent, orderId))) {
    await tellOwner(shop, paymentIntentId, 'product', null);
    return { ...one, number: null, outcome: 'product unknown' };
  }
  const applied = await applyPayment(shop, await wholePayment(shop, paymentIntentId), null);
  if (applied === 'seen') return null;
  const order = await findOrder(shop.database, { id: orderId });
  const recorded = before ? (before.paidAt ? 'caught up' : 'recorded') : 'made anew';
  return {
    ...one,
    number: order?.number ?? null,
    outcome: order?.status === 'on_hold' ? 'on hold' : recorded,
  };
}

/** With its disputes. Stripe has listed it. */
async function wholePayment({ payments }: OpenShop, id: string): Promise<PaymentEvent> {
  const found = await payments.find(id);
  if (!found) throw new Error(`Stripe no longer knows the payment ${id}.`);
  return found.paymentEvent;
}

/** Stripe may add the fee later. */
const hasItsCharge = ({ payments }: Order) =>
  payments.some(({ status, chargedAt, fee }) => status === 'succeeded' && chargedAt !== null && fee !== null);

/** A missed event only says which payment to read anew. */
async function missedEvents(shop: OpenShop, { since, until }: Span): Promise<Reconciled[]> {
  const { database, payments, onUnexpectedError, now } = shop;
  const found: Reconciled[] = [];
  const oldest = new Date(Math.max(since.getTime(), now().getTime() - EVENTS_MS));
  for await (const { event, paymentIntentId, warning, createdAt } of payments.eventsSince(oldest)) {
    if (!paymentIntentId || createdAt > until || (await isKnownEvent(database, event.id))) continue;
    const order = await findOrder(database, { paymentIntentId });
    if (!order) continue;
    const one = { paymentIntentId, orderId: order.id, number: order.number };
    const outcome = await logAndContinue<'failed' | Awaited<ReturnType<typeof applyPayment>>>(
      onUnexpectedError,
      'failed',
      async () => {
        const whole = await wholePayment(shop, paymentIntentId);
        const applied = await applyPayment(shop, { ...whole, warning }, null);
        const paymentEvent = { ...emptyPaymentEvent(paymentIntentId, order.id, null), warning };
        await recordEvent(database, { ...event, receivedAt: now(), paymentEvent });
        await closeEvent(database, event.id, 'caught up', now());
        return applied;
      },
    );
    if (outcome === 'failed') found.push({ ...one, outcome });
    if (outcome === 'changed') found.push({ ...one, outcome: 'caught up' });
  }
  return found;
}

/** After so long, no call can still be waiting for its intent. */
const IN_FLIGHT_MS = HOUR;

/**
 * Cancels intents that no order has, because Stripe's answer was lost or the order has ended. Nobody has
 * their secret.
 */
async function cancelStrayIntents(
  { database, payments, onUnexpectedError, now }: OpenShop,
  since: Date,
  ownSite: string,
): Promise<Reconciled[]> {
  const found: Reconciled[] = [];
  for await (const { paymentIntentId, orderId, site, createdAt } of payments.openSince(since)) {
    if (site !== ownSite || createdAt.getTime() > now().getTime() - IN_FLIGHT_MS) continue;
    const order = await findOrder(database, { id: orderId });
    if (order && (await canPay(payments, order, paymentIntentId))) continue;
    const outcome = await logAndContinue(onUnexpectedError, 'failed' as const, async () => {
      // The same key would return this intent again; the order needs a payable one.
      if (order && !hasPayable(order)) await countTry(database, order);
      return (await payments.cancel(paymentIntentId)) ? 'ended' : null;
    });
    if (outcome) found.push({ paymentIntentId, orderId, number: order?.number ?? null, outcome });
  }
  return found;
}

/** The owner gives back a payment that belongs to no order. */
async function tellOwner(shop: OpenShop, intent: string, why: 'second' | 'product', order: Order | null) {
  const about = { orderId: order?.id ?? null, reason: `owner-stray-payment:${intent}` };
  const data = { intent, why };
  const template = 'owner-stray-payment';
  await queueOnce(shop.database, newMail(shop, { template, ...about, recipient: null, data }));
}

// The charged amount is the price, because only our secret key makes intents with our metadata. An erased
// buyer's order comes back without the address, which Stripe still has.
async function makeAnew(shop: OpenShop, { payments: [payment] }: PaymentEvent, id: string): Promise<boolean> {
  const product = payment?.productSlug ? await catalogue(shop.database).findSold(payment.productSlug) : null;
  if (!payment || !product) return false;
  const { amount: priceCents, currency, livemode } = payment;
  const sold = { productSlug: product.slug, title: product.title, tools: product.tools };
  const erasedAt = (await wasErased(shop, id)) ? shop.now() : null;
  const order = { id, number: newOrderNumber(), createdAt: shop.now(), erasedAt, ...sold };
  const made = { ...order, priceCents, currency, contentVersion: '', livemode };
  await storeOrder(shop.database, made, null);
  return true;
}
