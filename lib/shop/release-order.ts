import { newMail } from '@/lib/mail/rules/outbox';
import type { Order } from '@/lib/shop/rules/order';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import { paidOnHold, released } from '@/lib/shop/rules/progress';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  | ('orders' | 'payments' | 'applyPayment' | 'mailQueued' | 'newId' | 'now')
  | ('eachSale' | 'leadWebhookEvents')
>;

export type ReleaseRefusal =
  'unknownOrder' | 'notOnHold' | 'otherCurrency' | 'madeBefore' | 'notAtStripe' | 'unavailable';

/**
 * Releases an order that is on hold, at the price that was paid. Asks Stripe first: if money went back or is
 * disputed, it records that and releases nothing.
 * @param number such as PL-7K3M-9QXW
 * @param reason the owner's, kept with the order
 */
export function releaseOrder(ports: Ports) {
  const { orders, payments, applyPayment, mailQueued, now } = ports;

  return async (number: string, reason: string): Promise<Result<Order, ReleaseRefusal>> => {
    const known = await orders.findByNumber(number);
    if (!known) return err('unknownOrder');
    if (!paidOnHold(known)) return err('notOnHold');
    const intent = await payments.find(known.paymentIntentId ?? '');
    if (!intent.ok) return err(intent.error === 'unknown' ? 'notAtStripe' : intent.error);
    await applyPayment(intent.value.paymentEvent, null);
    const order = (await orders.find(known.id)) ?? known;
    if (order.refunded !== known.refunded) return err('madeBefore');
    const payment = paidOnHold(order);
    if (!payment) return err('notOnHold');
    // A receipt has the currency of the sale.
    if (payment.currency !== order.currency) return err('otherCurrency');
    await orders.change(order.id, null, now(), (current) => {
      const paid = paidOnHold(current);
      if (!paid) return Promise.resolve({ order: current, mails: [] });
      const next = released(current, paid, reason, now());
      const mails = mailsFor(current, next, { warning: null }, { ...ports, others: [] });
      const queued = mails.map((mail) => newMail(ports, { ...mail, orderId: order.id }));
      return Promise.resolve({ order: next, mails: queued });
    });
    mailQueued();
    return ok((await orders.find(order.id)) ?? order);
  };
}
