import type { Context } from '@/lib/context';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import { audienceOf, type LeasedMail, dataOf } from '@/lib/mail/rules/outbox';
import { writeBuyerMail } from './write-buyer-mail';
import { writeOwnerMail } from './write-owner-mail';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import { findShownOrder } from '@/lib/shop/store/shown-orders';
import { isConfirmed } from '@/lib/your-data/store/consents';

/** The mails about orders, to buyers and to the owner. */
export const writeShopMail = (context: Context, mail: LeasedMail): Promise<WrittenMail | null> =>
  audienceOf(mail.template) === 'owner' ? writeOwnerMail(context, mail) : writeBuyerMail(context, mail);

/** The lead webhook's event of a sale or refund. `null`: the buyer was erased, or nothing was sold. */
export async function orderEvent({ database }: Context, mail: LeasedMail): Promise<object | null> {
  const order = mail.orderId === null ? null : await findShownOrder(database, { id: mail.orderId });
  if (!order?.soldAt || order.erasedAt) return null;
  const facts = {
    number: order.number,
    product: order.productSlug,
    title: order.title,
    currency: order.currency,
    email: order.email,
    newsletter: order.email !== null && (await isConfirmed(database, order.email)),
  };
  return mail.template === 'refund-hook' ? refund(mail, order, facts) : sale(order, facts);
}

const sale = (order: ShownOrder, facts: object) => ({
  type: 'sale',
  createdAt: (order.paidAt ?? order.createdAt).toISOString(),
  sale: {
    ...facts,
    amount: order.priceCents,
    attribution: order.attribution,
  },
});

function refund(mail: LeasedMail, { refunded }: ShownOrder, facts: object) {
  const { amount, at } = dataOf(mail, 'refund-hook');
  return { type: 'refund', createdAt: at, refund: { ...facts, amount, refundedInAll: refunded } };
}
