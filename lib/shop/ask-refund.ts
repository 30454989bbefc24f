import type { Context } from '@/lib/context';
import { queueNewMails, newMail } from '@/lib/mail/store/outbox';
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
  const { id, email } = order;
  const upgrade = await numberOfUpgrade(database, order.number);
  const mails = [
    newMail(context, {
      ...{ template: 'owner-refund-asked', reason: `owner-refund-asked:${id}`, recipient: null },
      ...{ orderId: id, data: { upgrade } },
    }),
  ];
  if (email) {
    const reason = `refund-asked:${id}`;
    mails.push(
      newMail(context, { template: 'refund-asked', reason, recipient: email, orderId: id, data: {} }),
    );
  }
  const isNoted = await database.$transaction(async (open) => {
    const where = { id, refundAskedAt: null, erasedAt: null };
    const { count } = await open.order.updateMany({ where, data: { refundAskedAt: now() } });
    if (count === 1) await queueNewMails(open, mails);
    return count === 1;
  });
  if (isNoted) notifier.mailQueued();
}
