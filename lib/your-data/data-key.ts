import type { Context } from '@/lib/context';
import { readPersonalData } from './store/personal-data';
import { tokenHash } from '@/lib/platform/random/tokens';
import type { Database } from '@/lib/platform/database/client';
import type { DataKey } from '@/lib/platform/database/generated/sqlite/client';

/** Whose data a key from a mail opens; null for a key that nobody has, or whose time is up. */
export async function ownerOf(context: Context, key: string): Promise<DataKey | null> {
  const found = await find(context, key);
  return found?.newEmail === null ? found : null;
}

/** The same for a key that a new mailbox got: which address it takes the place of. */
export async function changeOf(
  context: Context,
  key: string,
): Promise<(DataKey & { newEmail: string }) | null> {
  const found = await find(context, key);
  return found?.newEmail ? { ...found, newEmail: found.newEmail } : null;
}

/** Null: nobody has it, or its time is up. */
const find = ({ database, now }: Context, key: string): Promise<DataKey | null> =>
  database.dataKey.findFirst({ where: { tokenHash: tokenHash(key), expiresAt: { gt: now() } } });

export async function addDataKey(database: Database, key: DataKey): Promise<void> {
  const email = key.email.toLowerCase();
  await database.dataKey.create({ data: { ...key, email }, select: { tokenHash: true } });
}

/** What the page behind a link to somebody's data shows; null for a key that is unknown or has ended. */
export async function viewData(context: Context, key: string) {
  const found = await ownerOf(context, key);
  return found && { ...(await readPersonalData(context.database, found.email)), expiresAt: found.expiresAt };
}
