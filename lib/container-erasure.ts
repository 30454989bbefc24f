import type { Env } from './config/env';
import { linkSecret } from './container-orders';
import { erasedList } from './gateways/files/erased-list';
import { keyedHash } from './gateways/files/link-signing';
import type { Database } from './gateways/prisma/client';
import { readDatabaseUrl } from './gateways/prisma/database-url';
import { erasureStore } from './gateways/prisma/erasure';

type Erasing = Pick<Env, 'LINK_SECRET' | 'DATABASE_URL' | 'ERASED_LIST'>;

/** Deletes for good, with the hashes that LINK_SECRET gives. @param onSurprise is told when the list can't be written */
export function erasureOf(settings: Erasing, database: Database, onSurprise: (error: unknown) => void) {
  const secret = linkSecret(settings);
  const hashes = {
    idHash: erasedIdHash(settings),
    emailHash: keyedHash(secret, 'erased-address'),
    addressHash: keyedHash(secret, 'address'),
  };
  const list = erasedList(erasedListFile(settings));
  return erasureStore(database, settings.DATABASE_URL, hashes, (erased) =>
    list.add(erased).catch(onSurprise),
  );
}

/** By which erased ids are kept. */
export const erasedIdHash = (settings: Pick<Env, 'LINK_SECRET'>) =>
  keyedHash(linkSecret(settings), 'erased-id');

/** Where the list of what was erased lies outside the database; null: nowhere. Beside an SQLite file it needs no setting. */
export function erasedListFile({ ERASED_LIST, DATABASE_URL }: Omit<Erasing, 'LINK_SECRET'>): string | null {
  if (ERASED_LIST) return ERASED_LIST;
  const address = readDatabaseUrl(DATABASE_URL);
  return address.provider === 'sqlite' ? `${address.file}.erased` : null;
}
