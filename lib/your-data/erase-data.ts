import type { Context } from '@/lib/context';
import { addressHashes } from '@/lib/platform/files/link-signing';
import { ownerOf } from './data-key';
import { eraseUnder } from './store/erasure';
import { isNoted } from './store/erased-ids';
import { erasedKeys } from './store/purge';

/**
 * Deletes everything under an address, in any case, for good. Paid orders stay without their buyer
 * (docs/decisions/deleting.md).
 */
export async function eraseAddress(context: Context, email: string) {
  const { settings, limits, now } = context;
  const counts = await eraseUnder(context, email, now());
  for (const counted of addressHashes(settings)(email.toLowerCase())) await limits.forgetAddress(counted);
  return counts;
}

/** The same by a key; `null` for an unknown or expired one. */
export async function eraseData(context: Context, key: string) {
  const found = await ownerOf(context, key);
  return found && eraseAddress(context, found.email);
}

/** Whether somebody had all that this id had deleted, however it comes back. */
export const wasErased = ({ settings, database }: Context, id: string): Promise<boolean> =>
  isNoted(database, erasedKeys(settings).idHashes(id));
