import { newMail } from '@/lib/mail/rules/outbox';
import { mayAskRefund } from '@/lib/shop/rules/shown-order';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'shownOrders' | 'refundDays' | 'hash' | 'newId' | 'now' | 'mailQueued'>;

/**
 * Notes on an order that its buyer wants the money back, and tells the owner, once. The owner gives it back
 * at Stripe.
 */
export function askRefund(ports: Ports) {
  const { shownOrders, refundDays, hash, now, mailQueued } = ports;
  return async (key: string): Promise<void> => {
    const order = await shownOrders.findByKey(hash(key));
    if (!order || !mayAskRefund(order, refundDays, now())) return;
    const upgrade = await shownOrders.upgradeOf(order.number);
    const mail = newMail(ports, {
      ...{ template: 'owner-refund-asked', reason: `owner-refund-asked:${order.id}`, recipient: null },
      ...{ orderId: order.id, data: { upgrade } },
    });
    if (await shownOrders.noteRefundAsked(order.id, now(), mail)) mailQueued();
  };
}
