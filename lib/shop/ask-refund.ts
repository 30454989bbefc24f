import type { Context } from '@/lib/context';
import { queueNewMails, newMail } from '@/lib/mail/store/outbox';
import { refundAskedMails } from '@/lib/shop/rules/order-mails';
import { mayAskRefund } from '@/lib/shop/rules/shown-order';
import { findOrderByKey, numberOfUpgrade } from './store/shown-orders';

/**
 * Notes on an order that its buyer wants the money back, and tells owner and buyer, once. The owner gives it
 * back at Stripe.
 */
export async function askRefund(context: Context, key: string): Promise<void> {
  const { database, content, notifier, now } = context;
  const order = await findOrderByKey(database, key);
  if (!order || !mayAskRefund(order, content.site.refundDays, now())) return;
  const { id } = order;
  const upgrade = await numberOfUpgrade(database, order.number);
  const mails = refundAskedMails(order, upgrade).map((mail) => newMail(context, { ...mail, orderId: id }));
  const isNoted = await database.$transaction(async (open) => {
    const where = { id, refundAskedAt: null, erasedAt: null };
    const { count } = await open.order.updateMany({ where, data: { refundAskedAt: now() } });
    if (count === 1) await queueNewMails(open, mails);
    return count === 1;
  });
  if (isNoted) notifier.mailQueued();
}
