import fs from 'node:fs';
import { erasedList, erasedListFile } from '@/lib/platform/files/erased-list';
import { type Erased, newsTo } from '@/lib/your-data/rules/erased';
import { readErased, takeOver } from '@/lib/your-data/store/erased-ids';
import { cleanUpErased, eraseAgain, type Erasing } from '@/lib/your-data/store/erasure';
import { cameBack } from '@/lib/your-data/store/purge';

/**
 * Brings the list outside the database and the database up to date with each other. What the list alone knew
 * is in a restored backup: it is deleted again, before anybody is served. @returns warnings for the operator
 */
export async function bringErasedUpToDate(erasing: Erasing, now: Date): Promise<string[]> {
  const { settings, database } = erasing;
  // A secret made for this process only.
  if (!settings.LINK_SECRETS) return [];
  const file = erasedListFile(settings);
  const list = erasedList(file);
  const stored = await readErased(database);
  let listed: Erased[];
  try {
    listed = await list.read();
    await list.add(newsTo(listed, stored));
  } catch (error) {
    // Visitors are served: the database has all of it too.
    return [`The list of what was deleted, ${file}, can't be read and written: ${(error as Error).message}`];
  }
  const restored = newsTo(stored, listed);
  if (restored.length === 0) return [];
  await takeOver(database, restored);
  const count = await eraseAgain(erasing, await cameBack(database, settings), now);
  await cleanUpErased(erasing);
  return [`The database is a restored one: what was deleted since was deleted again (${count}).`];
}

/** The number of deletions and the list's length when it was last complete. */
const complete = new Map<string, string>();

/** Reads nothing while neither has changed since the list was complete. @returns whether it is complete */
export async function keepListComplete({
  settings,
  database,
}: Pick<Erasing, 'settings' | 'database'>): Promise<boolean> {
  const file = erasedListFile(settings);
  if (file === null || !settings.LINK_SECRETS) return true;
  const length = () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // Counted first: what is deleted meanwhile is found the next time.
  const deletions = await database.erasedId.count();
  if (complete.get(file) === `${deletions} ${length()}`) return true;
  const list = erasedList(file);
  const isWritten = await list.add(newsTo(await list.read(), await readErased(database))).then(
    () => true,
    () => false,
  );
  if (isWritten) complete.set(file, `${deletions} ${length()}`);
  return isWritten;
}
