import type { NewMail } from '@/lib/domain/mail/outbox';
import { DECLINES_MINUTES, unusualDeclines } from '@/lib/domain/orders/declines';
import { addressOf, type Order } from '@/lib/domain/orders/order';
import { mailsFor, type OrderMail } from '@/lib/domain/orders/order-mails';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import { MAX_FAILED_CHARGES, progress } from '@/lib/domain/orders/progress';
import type { Look, OrderStore, PaymentEvent, Payments } from './ports';

type Ports = {
  orders: OrderStore;
  payments: Payments;
  /** Whether the owner wants a mail for each sale (content/site.yaml). */
  eachSale: boolean;
  /** After a change that may have queued mail. */
  mailQueued: () => void;
  newId: () => string;
  now: () => Date;
};

/**
 * 'changed': the order, the event and the mails are recorded. 'seen': they were before. 'ignored': not a payment of
 * this shop. 'unknownOrder': one of ours, and the order is not there.
 */
export type Applied = 'changed' | 'seen' | 'ignored' | 'unknownOrder';
export type ApplyPayment = ReturnType<typeof applyPayment>;

/**
 * Does what a payment notice calls for, once, however often and in whatever order it comes: the one way by which an
 * order is paid, refunded or disputed, for the webhook, the returning browser and `reconcile` (readings 27).
 * @param event the delivery it came with, or null when it was asked for
 * @throws when Stripe has to be asked and does not answer: whoever delivers comes again
 */
export function applyPayment(ports: Ports) {
  const { orders, payments, now } = ports;

  return async (notice: PaymentNotice, event: Omit<PaymentEvent, 'receivedAt'> | null): Promise<Applied> => {
    const orderId = await orderOf(ports, notice);
    if (orderId === null) return 'ignored';
    const order = await orders.find(orderId);
    // An intent of another order that copied our mark is none of this order's.
    if (!order || (order.paymentIntentId ?? notice.intentId) !== notice.intentId) return 'unknownOrder';

    const complete = await withBillingEmail(payments, order, notice);
    const outcome = await orders.change(
      order.id,
      event && { ...event, receivedAt: now() },
      async (current, look) => {
        const next = progress(current, complete, now());
        const mails = [
          ...(await orderMails(ports, current, next, complete, look)),
          ...(await declineMails(ports, complete, look)),
        ];
        return { order: next, mails: mails.map((mail) => queued(ports, mail, next.id)) };
      },
    );
    if (outcome === 'unknown') return 'unknownOrder';
    if (outcome === 'changed') ports.mailQueued();
    if (notice.kind === 'failed') await endAfterManyFailures(ports, order.id);
    return outcome;
  };
}

/** The order a notice is about. News of refunds and disputes may not name it: then the intent does. */
async function orderOf({ orders, payments }: Ports, notice: PaymentNotice): Promise<string | null> {
  if (notice.orderId !== null) return notice.orderId;
  const known = await orders.findByIntent(notice.intentId);
  if (known) return known.id;
  if (notice.kind !== 'refunded' && notice.kind !== 'dispute') return null;
  const intent = await payments.find(notice.intentId);
  if (!intent.ok && intent.error === 'unavailable')
    throw new Error('Stripe did not say whose payment it is.');
  return intent.ok ? intent.value.orderId : null;
}

/** The news of a success does not hold the charge's address; an order that has none of its own can't do without. */
async function withBillingEmail(
  payments: Payments,
  order: Order,
  notice: PaymentNotice,
): Promise<PaymentNotice> {
  if (notice.kind !== 'succeeded' || notice.billingEmail !== undefined || order.paidAt) return notice;
  const intent = await payments.find(notice.intentId);
  if (intent.ok) return { ...notice, billingEmail: intent.value.success?.billingEmail ?? null };
  if (order.email === null && intent.error === 'unavailable')
    throw new Error('Stripe did not say where the mail of an order goes.');
  return notice;
}

const DAY = 24 * 60 * 60_000;

async function orderMails(
  { now, eachSale }: Ports,
  before: Order,
  after: Order,
  notice: PaymentNotice,
  look: Look,
): Promise<OrderMail[]> {
  const address = notice.kind === 'succeeded' ? addressOf(after) : null;
  const paid = address ? await look.paidBy(address, new Date(now().getTime() - DAY)) : [];
  return mailsFor(before, after, notice, {
    others: paid.filter(({ id }) => id !== after.id),
    eachSale,
    now: now(),
  });
}

/** One mail an hour at most. */
async function declineMails({ now }: Ports, notice: PaymentNotice, look: Look): Promise<OrderMail[]> {
  if (notice.kind !== 'failed') return [];
  const { failed, succeeded } = await look.charges(new Date(now().getTime() - DECLINES_MINUTES * 60_000));
  if (!unusualDeclines({ failed, succeeded })) return [];
  const data = { declined: failed, charges: failed + succeeded, minutes: DECLINES_MINUTES };
  const reason = `owner-declines:${now().toISOString().slice(0, 13)}`;
  return [{ template: 'owner-declines', reason, recipient: null, data }];
}

function queued({ newId, now }: Ports, mail: OrderMail, orderId: string): NewMail {
  const about = mail.template === 'owner-declines' ? null : orderId;
  return { ...mail, id: newId(), messageId: newId(), dueAt: now(), orderId: about };
}

/** Done again at each further failure, also at one that was seen: it may have been interrupted the last time. */
async function endAfterManyFailures({ orders, payments }: Ports, orderId: string): Promise<void> {
  const order = await orders.find(orderId);
  if (!order?.paymentIntentId || order.failedCharges < MAX_FAILED_CHARGES || order.paidAt) return;
  const canceled = await payments.cancel(order.paymentIntentId);
  if (!canceled.ok) throw new Error('Stripe did not cancel an intent with many failed charges.');
}
