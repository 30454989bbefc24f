import { addressOf } from '@/lib/domain/orders/order';
import type { Purchase } from '@/lib/domain/orders/purchase';
import type { PurchaseReader, PurchaseWriter } from '@/lib/usecases/ports';
import type { Database } from './client';
import type { Order as Row } from './generated/sqlite/client';
import { idsOfAddress } from './order-row';

/** Orders as recorded. An order leaves here without anything of Stripe's. */
export function purchaseStore(database: Database): PurchaseReader & PurchaseWriter {
  return {
    async find(orderId) {
      const row = await database.order.findUnique({ where: { id: orderId } });
      return row && toPurchase(row);
    },

    async findByKey(tokenHash) {
      const access = await database.orderAccess.findUnique({
        where: { tokenHash },
        include: { order: true },
      });
      return access && toPurchase(access.order);
    },

    async ofAddress(address) {
      const rows = await database.order.findMany({
        where: { id: { in: await idsOfAddress(database, address) } },
        orderBy: { createdAt: 'desc' },
      });
      return rows.map(toPurchase);
    },

    async recordBuyer(orderId, buyer) {
      await database.order.update({ where: { id: orderId }, data: buyer, select: { id: true } });
    },
  };
}

// `tools` is asserted, not checked: only the code that makes orders writes it.
export function toPurchase(row: Row): Purchase {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    hold: row.hold,
    productId: row.productId,
    title: row.title,
    price: row.price,
    refunded: row.refunded,
    tools: row.tools as string[],
    email: addressOf(row),
    company: row.company,
    taxId: row.taxId,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    erasedAt: row.erasedAt,
  };
}
