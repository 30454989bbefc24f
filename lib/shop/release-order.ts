import { newMail } from '@/lib/mail/rules/outbox';
import type { Order } from '@/lib/shop/rules/order';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import { paidOnHold, released } from '@/lib/shop/rules/progress';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'eachSale' | 'leadWebhookEvents' | 'mailQueued' | 'newId' | 'now'>;

export type ReleaseRefusal = 'unknownOrder' | 'notOnHold' | 'otherCurrency';

/**
 * Lets an order go that was on hold, at the price that was paid: its buyer gets receipt and files.
 * @param number the order's, such as PL-7K3M-9QXW
 * @param reason why, in the owner's words; it is kept with the order
 */
export function releaseOrder(ports: Ports) {
  const { orders, mailQueued, now } = ports;

  return async (number: string, reason: string): Promise<Result<Order, ReleaseRefusal>> => {
    const order = await orders.findByNumber(number);
    if (!order) return err('unknownOrder');
    const payment = paidOnHold(order);
    if (!payment) return err('notOnHold');
    // Receipts are in the currency of the shop.
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
