import { erasedKeys, erasedListFile } from '@/lib/container-erasure';
import type { Env } from '@/lib/config/env';
import { withoutKeyText } from '@/lib/domain/your-data/erased';
import { erasedList } from '@/lib/gateways/files/erased-list';
import type { Database } from '@/lib/gateways/prisma/client';
import { nameKey } from '@/lib/gateways/prisma/erased-ids';
import { purgeStore } from '@/lib/gateways/prisma/purge';

/**
 * What was deleted before it was noted under which secret: it was, for all anybody can know, the present one. From now on a
 * restore notices when that is not at hand.
 * @returns what the operator has to know, a line each
 */
export async function nameErasedKeys(settings: Env, database: Database): Promise<string[]> {
  // A secret that ends with this process is worth no note.
  if (!settings.LINK_SECRET) return [];
  const keys = erasedKeys(settings);
  const [keyFingerprint = ''] = keys.fingerprints;
  await nameKey(database, keyFingerprint);
  const withoutKey = await purgeStore(database, keys).withoutKey();
  return [
    ...(await nameInList(erasedListFile(settings), keyFingerprint)),
    ...(withoutKey > 0 ? [withoutKeyText(withoutKey)] : []),
  ];
}

/** A list that can't be written is no reason not to serve visitors: the database has it all, too. */
async function nameInList(file: string | null, keyFingerprint: string): Promise<string[]> {
  const list = erasedList(file);
  try {
    const unnamed = (await list.read()).filter((one) => one.keyFingerprint === null);
    await list.add(unnamed.map((one) => ({ ...one, keyFingerprint })));
    return [];
  } catch (error) {
    return [`The list of what was deleted, ${file}, can't be read and written: ${(error as Error).message}`];
  }
}
