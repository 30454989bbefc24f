import type { Context } from '@/lib/context';
import { tokenHash } from '@/lib/platform/random/tokens';
import { type DataKey, findDataKey } from './store/data-keys';

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

const find = ({ database, now }: Context, key: string) => findDataKey(database, tokenHash(key), now());
