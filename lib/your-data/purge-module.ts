import { type LinkSettings, linkSecrets } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { keyedHashes, keyFingerprint } from '@/lib/platform/files/link-signing';
import type { Erasure } from './ports';
import { purge } from './purge';
import { type ErasedKeys, purgeStore } from './store/purge';

type Purging = {
  settings: LinkSettings;
  database: Database;
  erasure: Erasure;
  /** How long what is kept (content/site.yaml). */
  retention: Parameters<typeof purge>[0]['retention'];
  now: () => Date;
};

/** What deletes all that is older than its retention, and what was erased before and is there again. */
export function createPurge({ settings, database, ...ports }: Purging) {
  return purge({ ...ports, store: purgeStore(database, erasedKeys(settings)) });
}

/** By what erased ids are found again: under every link secret at hand, whichever it was noted under. */
export function erasedKeys(settings: LinkSettings): ErasedKeys {
  const secrets = linkSecrets(settings);
  return { idHashes: keyedHashes(secrets, 'erased-id'), fingerprints: secrets.map(keyFingerprint) };
}
