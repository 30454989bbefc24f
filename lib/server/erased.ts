import fs from 'node:fs';
import type { Env } from '@/lib/platform/config/env';
import { newsTo, withoutKeyText } from '@/lib/your-data/rules/erased';
import { erasedList, erasedListFile } from '@/lib/platform/files/erased-list';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { nameKey, readErased } from '@/lib/your-data/store/erased-ids';
import { migrationStatus } from '@/lib/platform/database/migrate';
import { erasedKeys, withoutKey } from '@/lib/your-data/store/purge';
import { type Finding, finding } from './finding';

/**
 * Completes the list outside the database. Deletions from before their secret was recorded count as made
 * under the present one. @returns warnings for the operator
 */
export async function bringErasedUpToDate(settings: Env, database: Database): Promise<string[]> {
  // A secret made for this process only.
  if (!settings.LINK_SECRETS) return [];
  const [keyFingerprint = ''] = erasedKeys(settings).fingerprints;
  await nameKey(database, keyFingerprint);
  const lost = await withoutKey(database, settings);
  return [...(await completeList(settings, database)), ...(lost > 0 ? [withoutKeyText(lost)] : [])];
}

/** Whether a restore could repeat every deletion. Doesn't ask a database that lacks migrations. */
export async function erasedKeysFinding(settings: Env, prismaFolder: string): Promise<Finding> {
  const about = 'erased keys';
  const { DATABASE_URL: url, LINK_SECRETS: secret } = settings;
  const status = await migrationStatus(url, prismaFolder, TIMEOUT).catch(() => null);
  if (!secret || !status?.exists || status.pending.length > 0)
    return finding(about, 'off', 'asked once the site was started with its secret');
  const database = openDatabase(url);
  try {
    const lost = await withoutKey(database, settings);
    if (lost > 0) return finding(about, 'look', withoutKeyText(lost));
    return finding(about, 'ok', 'every deletion is found again if a backup brings it back');
  } finally {
    await database.$disconnect();
  }
}

/** In ms. */
const TIMEOUT = 5_000;

/** If it can't be written, visitors are served: the database has all of it too. @returns warnings */
async function completeList(settings: Env, database: Database): Promise<string[]> {
  if (!settings.LINK_SECRETS) return [];
  const [keyFingerprint = null] = erasedKeys(settings).fingerprints;
  const file = erasedListFile(settings);
  const list = erasedList(file);
  const stored = await readErased(database);
  try {
    const noted = await list.read();
    const unnamed = noted.filter((one) => one.keyFingerprint === null);
    const named = unnamed.map((one) => ({ ...one, keyFingerprint }));
    await list.add(newsTo(noted, [...stored, ...named]));
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
