import type { DataKey } from '@/lib/your-data/ports';
import type { Database } from '@/lib/platform/database/client';

export type DataKeys = ReturnType<typeof dataKeyStore>;

/** Keys to data pages and to new addresses, of which only hashes are kept. */
export function dataKeyStore(database: Database) {
  return {
    async add(key: DataKey): Promise<void> {
      const email = key.email.toLowerCase();
      await database.dataKey.create({ data: { ...key, email }, select: { tokenHash: true } });
    },
    /** Null: nobody has it, or its time is up. */
    find: (tokenHash: string, now: Date): Promise<DataKey | null> =>
      database.dataKey.findFirst({ where: { tokenHash, expiresAt: { gt: now } } }),
  };
}
