import fs from 'node:fs';
import { oneAtATime } from '@/lib/platform/database/migrate';
import { erasedList, erasedListFile } from '@/lib/your-data/store/erased-list';
import { newsTo } from '@/lib/your-data/rules/erased';
import { readErased, takeOver } from '@/lib/your-data/store/erased-ids';
import { cleanUpErased, eraseAgain, type Erasing } from '@/lib/your-data/store/erasure';
import { cameBack, endedBeside } from '@/lib/your-data/store/purge';

/**
 * Brings the list outside the database and the database up to date with each other, in one process at a time.
 * What the list alone knew is in a restored backup: it is deleted again, before anybody is served and before
 * it counts as known, so that a start that is cut off is made up for by the next.
 * @returns warnings for the operator
 * @throws when the list can't be read, or the database fails: nobody may be served
 */
export async function bringErasedUpToDate(erasing: Erasing, now: Date): Promise<string[]> {
  const { settings, database } = erasing;
  // A secret made for this process only.
  if (!settings.LINK_SECRETS) return [];
  return oneAtATime(settings.DATABASE_URL, async () => {
    const file = erasedListFile(settings);
    const list = erasedList(file);
    // First: what is deleted meanwhile is in the database before it is in the list.
    const listed = await list.read();
    const stored = await readErased(database);
    const warnings: string[] = [];
    const restored = newsTo(stored, listed);
    if (restored.length > 0) {
      const count = await eraseAgain(erasing, await cameBack(database, settings, listed), now);
      warnings.push(count > 0 ? `${RESTORED} (${count}).` : NOTHING_FOUND);
      await cleanUpErased(erasing);
    }
    const ended = await endedBeside([...stored, ...listed], erasing, now);
    await takeOver(database, [...restored, ...ended]);
    if (file !== null && listed.length === 0 && stored.length > 0) warnings.push(`${file} ${ANEW}`);
    try {
      await list.add(newsTo(listed, [...stored, ...ended]));
    } catch (error) {
      // Visitors are served: the database has all of it too.
      warnings.push(`The list of what was deleted can't be written: ${(error as Error).message}`);
    }
    return warnings;
  });
}

const RESTORED = 'The database is a restored one: what was deleted since was deleted again';
const NOTHING_FOUND =
  'The database is a restored one, and nothing was found in it that was deleted since. If LINK_SECRETS was ' +
  'changed, put the former secrets behind the present one, then run: npm run privacy -- purge';
const ANEW =
  '(the list of what was deleted) was empty or not there, and is made anew from the database. If the database ' +
  'is a restored one, put the former list in its place and restart: what was deleted after the backup is there again';

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
