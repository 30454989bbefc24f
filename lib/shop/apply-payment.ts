import type { OpenShop } from '@/lib/context';
import { changeOrder, type OrderQueries } from '@/lib/shop/store/change-order';
import { countOtherUpgrades, findNamedOrder, findOrder } from '@/lib/shop/store/orders';
import type { Database } from '@/lib/platform/database/client';
import { DAY, MINUTE } from '@/lib/kernel/time';
import { newMail } from '@/lib/mail/store/outbox';
import type { NewMail } from '@/lib/mail/rules/outbox';
import { DECLINES_MINUTES, unusualDeclines, mailsFor } from '@/lib/shop/rules/order-mails';
import { addressOf, type Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { isNews, progress } from '@/lib/shop/rules/progress';
import type { Payments } from '@/lib/shop/stripe/payments';
import { StripeUnavailable } from '@/lib/platform/stripe/failure';
import { endDeclined } from './end-declined';

/**
 * The only function that marks an order as paid, refunded or disputed (rule 43): for webhook events, the
 * returning browser and `reconcile`. Events may come repeatedly and in any order
 * (docs/decisions/payments.md).
 * @param eventId the recorded event, or `null` if Stripe was asked
 * @returns 'changed': the order and the mails are recorded, and the event is done. 'seen': there was nothing
 * new, or the event was done before. 'unknownOrder': the order it names is not here, or has another payment.
 * Events of refunds and disputes name only the payment intent
 * @throws StripeUnavailable if Stripe doesn't answer: try again later
 */
export async function applyPayment(
  shop: OpenShop,
  paymentEvent: PaymentEvent,
  eventId: string | null,
): Promise<'changed' | 'seen' | 'unknownOrder'> {
  const { database, payments, notifier, now } = shop;
  const order = await findNamedOrder(database, paymentEvent);
  if (!order || !isOf(order, paymentEvent)) return 'unknownOrder';
  const current = eventId === null ? paymentEvent : await asItIsNow(payments, order, paymentEvent);
  // `reconcile` canceled an intent that was never attached to this order. The order will get another.
  const isAnothers = order.paymentIntentId === null && paymentEvent.paymentIntentId !== null;
  if (isAnothers && current.canceled) return 'seen';
  const told = await withBase(database, order, await withSession(payments, order, current));
  if (eventId === null && !isNews(order, told)) return 'seen';
  // First, so that the event is tried again if Stripe doesn't answer.
  const complete = await endDeclined(shop, order, told, eventId);

  const outcome = await changeOrder(database, order.id, eventId, now(), async (before, queries) => {
    const next = progress(before, complete, now());
    const others = await boughtBesides(before, next, queries);
    const mails = newMails(shop, before, next, { others, warning: complete.warning });
    return { order: next, mails: [...mails, ...(await declineMails(shop, before, next, queries))] };
  });
  if (outcome === 'unknown') return 'unknownOrder';
  if (outcome === 'changed') notifier.mailQueued();
  return outcome;
}

type Told = Pick<PaymentEvent, 'warning'> & Pick<Parameters<typeof mailsFor>[3], 'others'>;

/** The mails that a change of an order queues. */
export function newMails(shop: OpenShop, before: Order, after: Order, { warning, others }: Told): NewMail[] {
  const { eachSale } = shop.content.site.notices;
  return mailsFor(before, after, { warning }, { eachSale, others }).map((mail) =>
    newMail(shop, { ...mail, orderId: after.id }),
  );
}

/** Metadata can be copied, so the order's own intent or checkout session has to match. */
const isOf = (order: Order, { paymentIntentId, checkoutSessionId }: PaymentEvent) =>
  paymentIntentId === null
    ? checkoutSessionId !== null && order.checkoutSessionId === checkoutSessionId
    : (order.paymentIntentId ?? paymentIntentId) === paymentIntentId;

/** Adds the address that the buyer typed on Stripe's page, and what the price came to there. */
async function withSession(payments: Payments, order: Order, told: PaymentEvent): Promise<PaymentEvent> {
  const isTried = told.payments.some(({ status }) => status !== 'failed');
  const isPaid = order.paidAt === null && told.payments.some(({ status }) => status === 'succeeded');
  if (!isPaid && !(isTried && order.email === null && !order.erasedAt)) return told;
  const session = order.checkoutSessionId && (await payments.findSession(order.checkoutSessionId));
  if (!session) return told;
  const isPaidHere = (session.free?.paymentIntentId ?? session.paymentIntentId) === told.paymentIntentId;
  return { ...told, email: session.email, totals: isPaidHere ? session.totals : null };
}

/** An upgrade is held where its tools' money went back or is disputed, or they were upgraded before. */
async function withBase(database: Database, order: Order, told: PaymentEvent): Promise<PaymentEvent> {
  if (order.upgradeOf === null || order.paidAt !== null) return told;
  const base = await findOrder(database, { number: order.upgradeOf });
  const others = await countOtherUpgrades(database, order);
  return { ...told, isWithoutBase: base?.status !== 'paid' || base.refundAskedAt !== null || others > 0 };
}

/**
 * Fetches the present state from Stripe, because an event is only a hint.
 * @throws StripeUnavailable
 */
async function asItIsNow(payments: Payments, order: Order, hint: PaymentEvent): Promise<PaymentEvent> {
  const { paymentIntentId, checkoutSessionId, declined, declinedCharge, warning } = hint;
  if (paymentIntentId === null) {
    const session = checkoutSessionId === null ? null : await payments.findSession(checkoutSessionId);
    if (session?.free) return { ...session.free.paymentEvent, checkoutSessionId };
    return { ...hint, canceled: session?.status === 'expired' };
  }
  const found = await payments.find(paymentIntentId, declinedCharge);
  if (!found) return hint;
  const { paymentEvent: current, status } = found;
  const hasCharge = [...order.payments, ...current.payments].some((one) => one.status === 'succeeded');
  // Stripe may add the charge a moment later.
  if (status === 'succeeded' && !hasCharge)
    throw new StripeUnavailable('Stripe did not tell the charge of a payment that has succeeded.');
  // A failed debit without a charge is listed under the intent's id.
  const isTold = current.payments.some(({ id }) => id === paymentIntentId);
  return { ...current, checkoutSessionId, warning, declined: declined && !isTold };
}

/** Other orders that the same address paid for within a day of this sale. */
async function boughtBesides(before: Order, after: Order, queries: OrderQueries) {
  const address = addressOf(after);
  if (before.soldAt || !after.soldAt || !after.paidAt || !address) return [];
  const at = after.paidAt.getTime();
  const paid = await queries.paidBy(address, { from: new Date(at - DAY), to: new Date(at + DAY) });
  return paid.filter(({ id }) => id !== after.id);
}

async function declineMails(
  shop: OpenShop,
  before: Order,
  after: Order,
  queries: OrderQueries,
): Promise<NewMail[]> {
  const { now } = shop;
  if (after.failedCharges === before.failedCharges) return [];
  const { failed, succeeded } = await queries.charges(new Date(now().getTime() - DECLINES_MINUTES * MINUTE));
  if (!unusualDeclines({ failed, succeeded })) return [];
  const data = { declined: failed, charges: failed + succeeded, minutes: DECLINES_MINUTES };
  const reason = `owner-declines:${now().toISOString().slice(0, 13)}`;
  return [newMail(shop, { template: 'owner-declines', reason, recipient: null, data })];
}
