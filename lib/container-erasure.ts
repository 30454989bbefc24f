import type { Env } from './platform/config/env';
import { type LinkSettings, linkSecrets } from './container-secrets';
import { erasedList } from './platform/files/erased-list';
import { keyedHash, keyedHashes, keyFingerprint } from './platform/files/link-signing';
import type { Database } from './platform/database/client';
import type { ErasedKeys } from './your-data/store/purge';
import { readDatabaseUrl } from './platform/database/database-url';
import { erasureStore } from './your-data/store/erasure';

type Erasing = LinkSettings & Listed;
type Listed = Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>;

/** Deletes for good, with the hashes that LINK_SECRET gives. @param onSurprise is told when the list can't be written */
export function erasureOf(settings: Erasing, database: Database, onSurprise: (error: unknown) => void) {
  const { known } = linkSecrets(settings);
  const hashes = {
    idHash: keyedHash(known[0], 'erased-id'),
    keyFingerprint: keyFingerprint(known[0]),
    emailHash: keyedHash(known[0], 'erased-address'),
    addressHashes: keyedHashes(known, 'address'),
  };
  const list = erasedList(erasedListFile(settings));
  return erasureStore(database, settings.DATABASE_URL, hashes, (erased) =>
    list.add(erased).catch(onSurprise),
  );
}

/** By what erased ids are found again: under every link secret at hand, whichever it was noted under. */
export function erasedKeys(settings: LinkSettings): ErasedKeys {
  const { known } = linkSecrets(settings);
  return { idHashes: keyedHashes(known, 'erased-id'), fingerprints: known.map(keyFingerprint) };
}

/** Where the list of what was erased lies outside the database; null: nowhere. Beside an SQLite file it needs no setting. */
export function erasedListFile({ ERASED_LIST, DATABASE_URL }: Listed): string | null {
  if (ERASED_LIST) return ERASED_LIST;
  const address = readDatabaseUrl(DATABASE_URL);
  return address.provider === 'sqlite' ? `${address.file}.erased` : null;
}
