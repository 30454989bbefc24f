import type { Context } from '@/lib/context';
import { ownerOf } from './data-key';
import { withdrawConsents } from './store/consents';
import { tellOfNewsletter } from './tell-newsletter';

/**
 * Withdraws every consent of whoever has this key to their data.
 * @returns false for a key that is not there
 */
export async function stopNewsletter(context: Context, key: string): Promise<boolean> {
  const found = await ownerOf(context, key);
  if (!found) return false;
  await withdrawConsents(context.database, found.email, context.now(), tellOfNewsletter(context, false));
  return true;
}
