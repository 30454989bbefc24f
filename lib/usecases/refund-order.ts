import { nothingOf } from '@/lib/domain/orders/payment-notice';
import { err, ok, type Result } from '@/lib/domain/result';
import type { Order } from '@/lib/domain/orders/order';
import type { ApplyPayment, OrderStore, Payments } from './ports';

type Ports = {
  orders: OrderStore;
  payments: Payments;
  /** Records the refund that Stripe has just made, as its event does. */
  applyPayment: ApplyPayment;
};

export type RefundRefusal = 'unknownOrder' | 'notPaid' | 'tooMuch' | 'unavailable' | 'refused';

/**
 * Gives a buyer money back through Stripe: all of it ends the access to the files, a part does not.
 * @param number the order's, such as PL-7K3M-9QXW
 * @param amount in cents; null is all that is left
 * @param note why, in the owner's words; it is kept here, and Stripe is not told
 * @returns the order as it is then. Said twice before the first was recorded, it is done once
 */
export function refundOrder({ orders, payments, applyPayment }: Ports) {
  return async (
    number: string,
    amount: number | null,
    note: string | null = null,
  ): Promise<Result<Order, RefundRefusal>> => {
    const order = await orders.findByNumber(number);
    if (!order) return err('unknownOrder');
    if (!order.paidAt || !order.paymentIntentId) return err('notPaid');
    // What came in on hold may be another sum than the price: Stripe knows what is left of it.
    if (amount !== null && !order.hold && amount > order.price - order.refunded) return err('tooMuch');

    const key = `refund:${order.id}:${order.refunds.length}:${amount ?? 'all'}`;
    const refund = await payments.refund(order.paymentIntentId, amount, key);
    if (!refund.ok) return err(refund.error);
    const notice = nothingOf(order.paymentIntentId, order.id, null);
    await applyPayment({ ...notice, refunds: [{ ...refund.value, note }] }, null);
    return ok((await orders.find(order.id)) ?? order);
  };
}
