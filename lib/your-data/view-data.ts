import type { Context } from '@/lib/context';
import type { PersonalData } from '@/lib/your-data/rules/personal-data';
import { ownerOf } from './data-key';
import { readPersonalData } from './store/personal-data';

/** What the page behind a link to somebody's data shows; null for a key that is unknown or has ended. */
export async function viewData(
  context: Context,
  key: string,
): Promise<(PersonalData & { expiresAt: Date }) | null> {
  const found = await ownerOf(context, key);
  if (!found) return null;
  return { ...(await readPersonalData(context.database, found.email)), expiresAt: found.expiresAt };
}
