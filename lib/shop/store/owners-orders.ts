import { payerOf } from '@/lib/shop/rules/buyer-facts';
import type { Database } from '@/lib/platform/database/client';
import { RECORDS, withoutOrder } from './order-row';
import { toShownOrder } from './shown-orders';

/** An order with its records, events and downloads, for the owner's commands. */
export function ownersOrders(database: Database) {
  return {
    async find(number: string) {
      const row = await database.order.findUnique({ where: { number }, include: RECORDS });
      if (!row) return null;
      const where = { orderId: row.id };
      return {
        ...{ ...toShownOrder(row), ...payerOf(row.payments) },
        contentVersion: row.contentVersion,
        released: row.releasedAt && { at: row.releasedAt, reason: row.releaseReason },
        payments: row.payments.map(withoutOrder),
        refunds: row.refunds.map(withoutOrder),
        disputes: row.disputes.map(withoutOrder),
        links: await database.orderAccess.count({ where }),
        events: await database.webhookEvent.findMany({
          where,
          orderBy: { receivedAt: 'asc' },
          select: { id: true, type: true, receivedAt: true, handledAt: true, outcome: true },
        }),
        downloads: await database.download.findMany({
          where,
          orderBy: { at: 'asc' },
          select: { file: true, at: true, networkHash: true },
        }),
      };
    },
  };
}
