import type { OpenShop } from '@/lib/context';
import { err, ok, type Result } from '@/lib/kernel/result';
import { DAY } from '@/lib/kernel/time';
import type { Order } from '@/lib/shop/rules/order';
import { isGiven, type Refund } from '@/lib/shop/rules/records';
import { applyPayment } from './apply-payment';
import { countTry, findOrder } from './store/orders';

export type RefundRefusal =
  'unknownOrder' | 'notPaid' | 'tooMuch' | 'madeBefore' | 'sameToday' | 'unavailable' | 'refused';

/**
 * Refunds an order through Stripe. A full refund ends the access to the files. Two equal calls at once refund
 * once. If Stripe has made a refund whose answer was lost, it only records that.
 * @param number such as PL-7K3M-9QXW
 * @param amount in cents; `null`: all that is left
 * @param note the owner's reason; Stripe doesn't get it
 * @param again allows the same amount twice within a day
 * @returns the order afterwards
 */
export async function refundOrder(
  shop: OpenShop,
  number: string,
  amount: number | null,
  note: string | null = null,
  again = false,
): Promise<Result<Order, RefundRefusal>> {
  const { database, payments, now } = shop;
  const order = await findOrder(database, { number });
  if (!order) return err('unknownOrder');
  if (!order.paidAt || !order.paymentIntentId) return err('notPaid');
  // An order on hold may have been paid with another sum: Stripe knows how much is left.
  if (amount !== null && !order.hold && amount > order.priceCents - order.refunded) return err('tooMuch');

  const intent = await payments.find(order.paymentIntentId);
  if (!intent.ok) return err(intent.error === 'unknown' ? 'refused' : intent.error);
  const noted = new Set(order.refunds.map(({ id }) => id));
  if (intent.value.paymentEvent.refunds.some(({ id }) => !noted.has(id))) {
    const refunds = intent.value.paymentEvent.refunds.map((one) =>
      noted.has(one.id) ? one : { ...one, note },
    );
    await applyPayment(shop, { ...intent.value.paymentEvent, refunds }, null);
    return err('madeBefore');
  }
  // If only the answer was lost, the event has recorded the refund, and a second try would repeat it.
  const dayAgo = now().getTime() - DAY;
  const isSame = (one: Refund) => one.amount === amount && isGiven(one) && one.createdAt.getTime() > dayAgo;
  if (!again && order.refunds.some(isSame)) return err('sameToday');

  const key = `refund:${order.id}:${order.refunds.length}:${amount ?? 'all'}`;
  const refund = await payments.refund(order.paymentIntentId, amount, { key, stripeTry: order.stripeTry });
  if (!refund.ok) {
    if (refund.error !== 'unavailable') await countTry(database, order);
    return err(refund.error === 'failed' ? 'unavailable' : refund.error);
  }
  const { paymentEvent } = intent.value;
  const refunds = [...paymentEvent.refunds, { ...refund.value, note }];
  await applyPayment(shop, { ...paymentEvent, refunds }, null);
  return ok((await findOrder(database, { id: order.id })) ?? order);
}
