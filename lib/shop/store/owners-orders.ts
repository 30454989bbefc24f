import type { OwnersOrders } from '@/lib/shop/ports/orders';
import type { Database } from '@/lib/platform/database/client';
import { toPurchase } from './purchases';

/** Orders as the owner's commands look at them and change them. */
export function ownersOrders(database: Database): OwnersOrders {
  return {
    async findByNumber(number) {
      const row = await database.order.findUnique({ where: { number } });
      return row && toPurchase(row);
    },

    async list({ status, limit }) {
      const rows = await database.order.findMany({
        where: status ? { status } : {},
        orderBy: { createdAt: 'desc' },
        take: limit,
      });
      return rows.map(toPurchase);
    },

    async correctAddress(orderId, email) {
      await database.$transaction([
        // The address of the charge goes as well: whoever has it could ask for links to this order.
        database.order.update({
          where: { id: orderId },
          data: { email, billingEmail: null },
          select: { id: true },
        }),
        database.orderAccess.deleteMany({ where: { orderId } }),
        database.outboxMail.updateMany({
          where: { orderId, status: { not: 'sent' }, recipient: { not: null } },
          data: { recipient: email },
        }),
      ]);
    },
  };
}
