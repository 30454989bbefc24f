import fs from 'node:fs';
import type { Env } from '@/lib/platform/config/env';
import { newsTo, withoutKeyText } from '@/lib/your-data/rules/erased';
import { erasedList, erasedListFile } from '@/lib/platform/files/erased-list';
import type { Database } from '@/lib/platform/database/client';
import { readErased } from '@/lib/your-data/store/erased-ids';
import { withoutKey } from '@/lib/your-data/store/purge';

/** Completes the list outside the database. @returns warnings for the operator */
export async function bringErasedUpToDate(settings: Env, database: Database): Promise<string[]> {
  // A secret made for this process only.
  if (!settings.LINK_SECRETS) return [];
  const lost = await withoutKey(database, settings);
  return [...(await completeList(settings, database)), ...(lost > 0 ? [withoutKeyText(lost)] : [])];
}

/** If it can't be written, visitors are served: the database has all of it too. @returns warnings */
async function completeList(settings: Env, database: Database): Promise<string[]> {
  if (!settings.LINK_SECRETS) return [];
  const file = erasedListFile(settings);
  const list = erasedList(file);
  const stored = await readErased(database);
  try {
    await list.add(newsTo(await list.read(), stored));
    return [];
  } catch (error) {
    return [`The list of what was deleted, ${file}, can't be read and written: ${(error as Error).message}`];
  }
}

/** The number of deletions and the list's length when it was last complete. */
const complete = new Map<string, string>();

/** Reads nothing while neither has changed since the list was complete. @returns whether it is complete */
export async function keepListComplete(settings: Env, database: Database): Promise<boolean> {
  const file = erasedListFile(settings);
  if (file === null) return true;
  const length = () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // Counted first: what is deleted meanwhile is found the next time.
  const deletions = await database.erasedId.count();
  if (complete.get(file) === `${deletions} ${length()}`) return true;
  if ((await completeList(settings, database)).length > 0) return false;
  complete.set(file, `${deletions} ${length()}`);
  return true;
}
