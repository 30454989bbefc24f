import type { Database } from '@/lib/platform/database/client';

/** A key to the data of an address, or, with `newEmail`, to putting that in its place. Its hash is kept. */
export type DataKey = {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  email: string;
  newEmail: string | null;
};

export async function addDataKey(database: Database, key: DataKey): Promise<void> {
  const email = key.email.toLowerCase();
  await database.dataKey.create({ data: { ...key, email }, select: { tokenHash: true } });
}

/** Null: nobody has it, or its time is up. */
export const findDataKey = (database: Database, tokenHash: string, now: Date): Promise<DataKey | null> =>
  database.dataKey.findFirst({ where: { tokenHash, expiresAt: { gt: now } } });
