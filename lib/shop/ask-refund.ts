import type { Context } from '@/lib/context';
import { newMail } from '@/lib/mail/new-mail';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { mayAskRefund } from '@/lib/shop/rules/shown-order';
import { shownOrderStore } from './store/shown-orders';

/**
 * Notes on an order that its buyer wants the money back, and tells the owner, once. The owner gives it back
 * at Stripe.
 */
export async function askRefund(context: Context, key: string): Promise<void> {
  const { database, content, notifier, now } = context;
  const orders = shownOrderStore(database);
  const order = await orders.findByKey(tokenHash(key));
  if (!order || !mayAskRefund(order, content.site.refundDays, now())) return;
  const upgrade = await orders.upgradeOf(order.number);
  const mail = newMail(context, {
    ...{ template: 'owner-refund-asked', reason: `owner-refund-asked:${order.id}`, recipient: null },
    ...{ orderId: order.id, data: { upgrade } },
  });
  if (await orders.noteRefundAsked(order.id, now(), mail)) notifier.mailQueued();
}
