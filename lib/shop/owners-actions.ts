import type { OpenShop, Context } from '@/lib/context';
import { newMail, queueOnce } from '@/lib/mail/store/outbox';
import type { Order } from '@/lib/shop/rules/order';
import { paidOnHold, released } from '@/lib/shop/rules/progress';
import { err, ok, type Result } from '@/lib/kernel/result';
import { ifUnavailable } from '@/lib/platform/stripe/failure';
import { applyPayment, newMails } from './apply-payment';
import { changeOrder } from './store/change-order';
import { findOrder } from './store/orders';
import { emailAddress } from '@/lib/kernel/email-address';
import { hasAccess } from '@/lib/shop/rules/order-state';
import { randomId } from '@/lib/platform/random/tokens';
import { correctAddress, findShownOrder } from './store/shown-orders';

export type ReleaseRefusal =
  'unknownOrder' | 'notOnHold' | 'otherCurrency' | 'madeBefore' | 'notAtStripe' | 'unavailable';

/**
 * Releases an order that is on hold, at the price that was paid. Asks Stripe first: if money went back or is
 * disputed, it records that and releases nothing.
 * @param number such as PL-7K3M-9QXW
 * @param reason the owner's, kept with the order
 */
export async function releaseOrder(
  shop: OpenShop,
  number: string,
  reason: string,
): Promise<Result<Order, ReleaseRefusal>> {
  const { database, payments, notifier, now } = shop;
  const known = await findOrder(database, { number });
  if (!known) return err('unknownOrder');
  if (!paidOnHold(known)) return err('notOnHold');
  const intent = await payments
    .find(known.paymentIntentId ?? '')
    .catch(ifUnavailable('unavailable' as const));
  if (intent === 'unavailable') return err(intent);
  if (!intent) return err('notAtStripe');
  await applyPayment(shop, intent.paymentEvent, null);
  const order = (await findOrder(database, { id: known.id })) ?? known;
  if (order.refunded !== known.refunded) return err('madeBefore');
  const payment = paidOnHold(order);
  if (!payment) return err('notOnHold');
  // A receipt has the currency of the sale.
  if (payment.currency !== order.currency) return err('otherCurrency');
  await changeOrder(database, order.id, null, now(), (current) => {
    const paid = paidOnHold(current);
    if (!paid) return Promise.resolve({ order: current, mails: [] });
    const next = released(current, paid, reason, now());
    const mails = newMails(shop, current, next, { warning: null, others: [] });
    return Promise.resolve({ order: next, mails });
  });
  notifier.mailQueued();
  return ok((await findOrder(database, { id: order.id })) ?? order);
}

export type NotResent = 'unknownOrder' | 'erased' | 'noAccess' | 'noAddress' | 'invalidAddress';

/**
 * Queues the receipt again.
 * @param number such as PL-7K3M-9QXW
 * @param corrected replaces the order's address and ends the links sent to the old one; refused for an erased
 * buyer
 */
export async function resendReceipt(
  context: Pick<Context, 'database' | 'now'>,
  number: string,
  corrected: string | null,
): Promise<Result<{ to: string }, NotResent>> {
  const order = await findShownOrder(context.database, { number });
  if (!order) return err('unknownOrder');
  if (order.erasedAt) return err('erased');
  const parsed = corrected === null ? null : emailAddress('').safeParse(corrected);
  if (parsed && !parsed.success) return err('invalidAddress');
  const to = parsed?.data ?? order.email;
  if (!to) return err('noAddress');
  if (parsed && !(await correctAddress(context.database, order.id, to))) return err('erased');
  if (!hasAccess(order.status)) return err('noAccess');
  const about = { orderId: order.id, reason: `receipt:${order.id}:${randomId()}` };
  const mail = newMail(context, { template: 'receipt', ...about, recipient: to, data: {} });
  await queueOnce(context.database, mail);
  return ok({ to });
}
