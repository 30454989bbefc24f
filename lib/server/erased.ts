import { oneAtATime } from '@/lib/platform/database/migrate';
import { erasedList, erasedListFile } from '@/lib/platform/files/erased-list';
import { cleanUpErased, eraseAgain, type Erasing } from '@/lib/your-data/store/erasure';
import { cameBack } from '@/lib/your-data/store/purge';

/**
 * Deletes again what a restored backup has brought back, in one process at a time and before anybody is
 * served.
 * @returns warnings for the operator
 * @throws when the list can't be read, or the database fails: nobody may be served
 */
export async function eraseRestored(erasing: Erasing, now: Date): Promise<string[]> {
  const { settings, database } = erasing;
  // A secret made for this process only.
  if (!settings.LINK_SECRETS) return [];
  return oneAtATime(settings.DATABASE_URL, async () => {
    const listed = await erasedList(erasedListFile(settings)).read();
    if (listed.size === 0) return [];
    const count = await eraseAgain(erasing, await cameBack(database, settings, listed), now);
    if (count === 0) return [];
    await cleanUpErased(erasing);
    return [`The database is a restored one: what was deleted since was deleted again (${count}).`];
  });
}
