import type { DataKeys } from '@/lib/your-data/ports';
import type { Database } from '@/lib/platform/database/client';

/** Keys to data pages and to new addresses, of which only hashes are kept. */
export function dataKeyStore(database: Database): DataKeys {
  return {
    async add(key) {
      const email = key.email.toLowerCase();
      await database.dataKey.create({ data: { ...key, email }, select: { tokenHash: true } });
    },
    find: (tokenHash, now) => database.dataKey.findFirst({ where: { tokenHash, expiresAt: { gt: now } } }),
  };
}
