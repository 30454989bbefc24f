import type { Order } from '@/lib/shop/rules/order';
import type { Database } from '@/lib/platform/database/client';

type Open = Pick<Database, 'payment' | 'refund' | 'dispute'>;

/**
 * Writes the records of an order's money that are new or changed, and takes away those that others stand for
 * now.
 */
export async function writeRecords(open: Open, before: Order, after: Order): Promise<void> {
  const orderId = after.id;
  const payments = changes(before.payments, after.payments);
  await open.payment.deleteMany({ where: { orderId, id: { in: payments.gone } } });
  for (const one of payments.news)
    await open.payment.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
  const refunds = changes(before.refunds, after.refunds);
  await open.refund.deleteMany({ where: { orderId, id: { in: refunds.gone } } });
  for (const one of refunds.news)
    await open.refund.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
  for (const one of changes(before.disputes, after.disputes).news)
    await open.dispute.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
}

/** A record that did not change is the same object: the rules keep it. */
function changes<R extends { id: string }>(before: R[], after: R[]): { news: R[]; gone: string[] } {
  const ids = new Set(after.map(({ id }) => id));
  return {
    news: after.filter((one) => !before.includes(one)),
    gone: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}
