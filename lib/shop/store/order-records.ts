import type { Order } from '@/lib/shop/rules/order';
import type { Database } from '@/lib/platform/database/client';

type Open = Pick<Database, 'payment' | 'refund' | 'dispute'>;

/** Writes new and changed records, and deletes replaced ones. */
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

/** An unchanged record is the same object. */
function changes<R extends { id: string }>(before: R[], after: R[]): { news: R[]; gone: string[] } {
  const ids = new Set(after.map(({ id }) => id));
  return {
    news: after.filter((one) => !before.includes(one)),
    gone: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}
