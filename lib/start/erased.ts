import { erasedKeys, erasedListFile } from '@/lib/container-erasure';
import type { Env } from '@/lib/config/env';
import { newsTo, withoutKeyText } from '@/lib/domain/your-data/erased';
import { erasedList } from '@/lib/gateways/files/erased-list';
import type { Database } from '@/lib/gateways/prisma/client';
import { nameKey, readErased } from '@/lib/gateways/prisma/erased-ids';
import { purgeStore } from '@/lib/gateways/prisma/purge';

/**
 * Adds to the list of what was deleted, outside the database, what the database alone knows: when the list could not be
 * written, the deletion was done all the same.
 *
 * What was deleted before it was noted under which secret: it was, for all anybody can know, the present one. From now on a
 * restore notices when that is not at hand.
 * @returns what the operator has to know, a line each
 */
export async function bringErasedUpToDate(settings: Env, database: Database): Promise<string[]> {
  // A secret that ends with this process is worth no note.
  if (!settings.LINK_SECRET) return [];
  const keys = erasedKeys(settings);
  const [keyFingerprint = ''] = keys.fingerprints;
  await nameKey(database, keyFingerprint);
  const withoutKey = await purgeStore(database, keys).withoutKey();
  return [
    ...(await completeList(erasedListFile(settings), database, keyFingerprint)),
    ...(withoutKey > 0 ? [withoutKeyText(withoutKey)] : []),
  ];
}

/** A list that can't be written is no reason not to serve visitors: the database has it all, too. */
async function completeList(
  file: string | null,
  database: Database,
  keyFingerprint: string,
): Promise<string[]> {
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
