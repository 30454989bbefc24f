import type { OrderKeys } from '@/lib/shop/ports/orders';
import type { Database } from '@/lib/platform/database/client';

/** Keys to order pages, of which only hashes are kept. */
export function orderKeyStore(database: Database): OrderKeys {
  return {
    async add(orderId, tokenHash) {
      await database.orderAccess.create({ data: { orderId, tokenHash }, select: { tokenHash: true } });
    },
  };
}
