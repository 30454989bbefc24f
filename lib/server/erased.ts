import fs from 'node:fs';
import { erasedListFile } from '@/lib/your-data/erasure-module';
import { erasedKeys } from '@/lib/your-data/purge-module';
import type { Env } from '@/lib/platform/config/env';
import { newsTo, withoutKeyText } from '@/lib/your-data/rules/erased';
import { erasedList } from '@/lib/platform/files/erased-list';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { nameKey, readErased } from '@/lib/your-data/store/erased-ids';
import { migrationStatus } from '@/lib/platform/database/migrate';
import { purgeStore } from '@/lib/your-data/store/purge';
import { type Finding, finding } from './finding';

/**
 * Adds to the list of what was deleted, outside the database, what the database alone knows: when the list
 * could not be written, the deletion was done all the same.
 *
 * What was deleted before it was noted under which secret: it was, for all anybody can know, the present one.
 * From now on a restore notices when that is not at hand.
 * @returns what the operator has to know, a line each
 */
export async function bringErasedUpToDate(settings: Env, database: Database): Promise<string[]> {
  // A secret that is lost with this process need not be noted.
  if (!settings.LINK_SECRETS) return [];
  const [keyFingerprint = ''] = erasedKeys(settings).fingerprints;
  await nameKey(database, keyFingerprint);
  const lost = await withoutKey(settings, database);
  return [...(await completeList(settings, database)), ...(lost > 0 ? [withoutKeyText(lost)] : [])];
}

/** How many deletions can't be found again, since the secret that they were noted under is not at hand. */
const withoutKey = (settings: Env, database: Database) =>
  purgeStore(database, erasedKeys(settings)).withoutKey();

/**
 * Whether every deletion is found again if a backup brings it back. Changes nothing: a database that this
 * version has not been started on yet is not asked.
 */
export async function erasedKeysFinding(settings: Env, prismaFolder: string): Promise<Finding> {
  const about = 'erased keys';
  const { DATABASE_URL: url, LINK_SECRETS: secret } = settings;
  const status = await migrationStatus(url, prismaFolder, TIMEOUT).catch(() => null);
  if (!secret || !status?.exists || status.pending.length > 0)
    return finding(about, 'off', 'asked once the site was started with its secret');
  const database = openDatabase(url);
  try {
    const lost = await withoutKey(settings, database);
    if (lost > 0) return finding(about, 'look', withoutKeyText(lost));
    return finding(about, 'ok', 'every deletion is found again if a backup brings it back');
  } finally {
    await database.$disconnect();
  }
}

/** How long a database may take to say whether it is up to date, in ms. */
const TIMEOUT = 5_000;

/**
 * Adds what the list of what was erased lacks. One that can't be written is no reason not to serve visitors:
 * the database has it all, too.
 * @returns what the operator has to know, a line each
 */
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

/**
 * How many deletions the database had, and how long the list was, when the list was last known to lack none.
 */
const complete = new Map<string, string>();

/**
 * As completeList, for whoever asks often: nothing is read while there are as many deletions, and the list is
 * as long, as when it was complete.
 * @returns whether the list lacks none
 */
export async function keepListComplete(settings: Env, database: Database): Promise<boolean> {
  const file = erasedListFile(settings);
  if (file === null) return true;
  const length = () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // Counted before it is completed: what is deleted meanwhile is looked for the next time.
  const deletions = await database.erasedId.count();
  if (complete.get(file) === `${deletions} ${length()}`) return true;
  if ((await completeList(settings, database)).length > 0) return false;
  complete.set(file, `${deletions} ${length()}`);
  return true;
}
