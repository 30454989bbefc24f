import type { OrderKeys } from '@/lib/usecases/ports';
import type { Database } from './client';

/** Keys to order pages, of which only hashes are kept. */
export function orderKeyStore(database: Database): OrderKeys {
  return {
    async add(orderId, tokenHash) {
      await database.orderAccess.create({ data: { orderId, tokenHash }, select: { tokenHash: true } });
    },
  };
}
