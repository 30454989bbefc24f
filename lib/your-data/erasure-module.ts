import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecrets } from '@/lib/platform/config/link-secrets';
import { cleanUp } from '@/lib/platform/database/clean-up';
import type { Database } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { erasedList } from '@/lib/platform/files/erased-list';
import { keyedHash, keyedHashes, keyFingerprint } from '@/lib/platform/files/link-signing';
import type { Erasure, TellErased } from './ports';
import type { Erased } from './rules/erased';
import { erasureStore } from './store/erasure';

type Listed = Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>;

type World = {
  settings: LinkSettings & Listed;
  database: Database;
  /** Tells the firm's own system; without it nobody is told. */
  tellErased?: TellErased;
  /**
   * Called when the list of what was erased can't be written, or the database is too busy to be cleaned up.
   */
  onUnexpectedError: (error: unknown) => void;
};

/** What deletes for good, with the hashes that LINK_SECRETS gives. */
export function createErasure({ settings, database, tellErased = null, onUnexpectedError }: World): Erasure {
  const secrets = linkSecrets(settings);
  const hashes = {
    idHash: keyedHash(secrets[0], 'erased-id'),
    keyFingerprint: keyFingerprint(secrets[0]),
    emailHash: keyedHash(secrets[0], 'erased-address'),
    addressHashes: keyedHashes(secrets, 'address'),
  };
  const list = erasedList(erasedListFile(settings));
  const isDone = (work: Promise<void>, failure: (cause: unknown) => string) =>
    work.then(
      () => true,
      (cause: unknown) => {
        onUnexpectedError(new Error(failure(cause), { cause }));
        return false;
      },
    );
  const notWritten = (cause: unknown) => `ERASED_LIST could not be written: ${String(cause)}`;
  const note = (erased: Erased[]) => isDone(list.add(erased), notWritten);
  // What a database says stays in the cause, of which a log has names only.
  const notCleanedUp = () => 'The database could not be cleaned up';
  return {
    ...erasureStore(database, hashes, { note, tellErased }),
    cleanUp: () => isDone(cleanUp(database, settings.DATABASE_URL), notCleanedUp),
  };
}

/**
 * Where the list of what was erased lies outside the database; null: nowhere. Beside an SQLite file it needs
 * no setting.
 */
export function erasedListFile({ ERASED_LIST, DATABASE_URL }: Listed): string | null {
  if (ERASED_LIST) return ERASED_LIST;
  const address = readDatabaseUrl(DATABASE_URL);
  return address.provider === 'sqlite' ? `${address.file}.erased` : null;
}
