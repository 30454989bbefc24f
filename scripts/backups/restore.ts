import fs from 'node:fs';
import path from 'node:path';
import { stamp } from '../../lib/kernel/time';
import type { Env } from '../../lib/platform/config/env';
import type { Content } from '../../lib/content/content';
import { eachOnce } from '../../lib/your-data/rules/erased';
import { erasedList, erasedListFile } from '../../lib/platform/files/erased-list';
import { CommandError } from '../owner/output';
import { expectUnusedPostgresql, restorePostgresql } from './postgresql';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { migrate } from '../../lib/platform/database/migrate';
import { restoreSqlite } from './sqlite';
import { purge, type Purged } from '../../lib/your-data/purge';
import { erasedKeys } from '../../lib/your-data/store/purge';
import { inProject } from '../setup/project.mjs';
import { copyDatabase, LIST, type Known, makeKnown, whatItKnows } from './folder';

type Setting = {
  settings: Pick<Env, 'DATABASE_URL' | 'LINK_SECRETS' | 'ERASED_LIST'>;
  retention: Content['site']['retention'];
  /** Fingerprints of link secrets that are lost for good: what was erased under them comes back. */
  lostKeys?: string[] | undefined;
  /** The list that ERASED_LIST names is lost for good, or nothing was ever deleted. */
  lostList?: boolean | undefined;
  /** Told to whoever restores, one line each. */
  say: (line: string) => void;
};
type Restored = { from: string; before: string | null; purged: Purged };

/**
 * Puts a backup in the place of the database, which nobody may be using. What was erased since stays erased,
 * before the site can see the copy. @throws CommandError
 */
export async function restore(
  backup: string,
  { settings, retention, lostKeys = [], lostList = false, say }: Setting,
): Promise<Restored> {
  const { DATABASE_URL: url } = settings;
  const known = await everythingKnown(backup, { settings, lostList, say });
  expectKeys(known, [...erasedKeys(settings).fingerprints, ...lostKeys], say);
  let purged: Purged | undefined;
  const settle = async (at: string) => {
    await migrate(at, inProject('prisma'));
    purged = await eraseAgain(at, known, settings, retention);
  };
  const address = readDatabaseUrl(url);
  let before: string | null;
  if (address.provider === 'sqlite') {
    before = fs.existsSync(address.file) ? `${address.file}.before-${stamp(new Date())}` : null;
    await restoreSqlite(backup, { file: address.file, aside: before ?? '', settle });
  } else {
    await expectUnusedPostgresql(url);
    before = path.join(path.dirname(backup), `before-${stamp(new Date())}.dump`);
    await copyDatabase(url, before);
    await restorePostgresql(backup, url);
    await settle(url);
  }
  if (!purged) throw new Error('The backup was not settled.');
  return { from: backup, before, purged };
}

/** What was erased, from every place that may know of it. */
async function everythingKnown(
  backup: string,
  { settings, lostList, say }: Pick<Setting, 'settings' | 'lostList' | 'say'>,
): Promise<Known> {
  const { erased, withdrawn } = await whatItKnows(settings.DATABASE_URL).catch(async (): Promise<Known> => {
    if (!lostList) await expectList(settings);
    say('The database that was there can not be asked what was erased: only the lists beside it know.');
    return { erased: [], withdrawn: [] };
  });
  const files = [erasedListFile(settings), path.join(path.dirname(backup), LIST)];
  const lists = await Promise.all(files.map((file) => erasedList(file).read()));
  return { erased: eachOnce([...erased, ...lists.flat()]), withdrawn };
}

/** A disk that is not mounted must not look as if nothing had been deleted. @throws CommandError */
async function expectList({ ERASED_LIST }: Setting['settings']): Promise<void> {
  if (!ERASED_LIST || (await erasedList(ERASED_LIST).isThere())) return;
  throw new CommandError(
    'The database that was there can not be asked what was deleted, and the list that ERASED_LIST names is not there ' +
      `(${ERASED_LIST}): who was deleted would come back with this backup. Mount its disk, or put a copy of it there, ` +
      'then restore again. If it is lost for good, or nothing was ever deleted, add --lost-list: then only the list ' +
      'beside the backups is used. Nothing has been changed.',
  );
}

/**
 * What was erased is looked for by its hash: without the secret of that it would come back unseen.
 * @param fingerprints of the secrets at hand, and of those that are given up
 * @throws CommandError when another one is needed
 */
function expectKeys({ erased }: Known, fingerprints: string[], say: Setting['say']): void {
  const keys = erased.map(({ keyFingerprint }) => keyFingerprint);
  const missing = keys.filter((key) => key !== null && !fingerprints.includes(key));
  if (missing.length > 0)
    throw new CommandError(
      `${missing.length} deletions were noted under a former LINK_SECRETS that is not at hand ` +
        `(fingerprint ${[...new Set(missing)].join(', ')}): who was deleted would come back with this backup. ` +
        'Add it to LINK_SECRETS, behind the others, then restore again. If it is lost for good, npm run restore -- --help says what remains. ' +
        'Nothing has been changed.',
    );
  const unnamed = keys.filter((key) => key === null).length;
  if (unnamed > 0)
    say(
      `${unnamed} deletions do not say under which LINK_SECRETS they were noted: each one at hand is tried.`,
    );
}

async function eraseAgain(
  url: string,
  known: Known,
  settings: Setting['settings'],
  retention: Setting['retention'],
): Promise<Purged> {
  const database = openDatabase(url);
  try {
    await makeKnown(database, known);
    const fail = (error: unknown) => {
      throw error;
    };
    const erasing = {
      settings: { ...settings, DATABASE_URL: url, ERASED_LIST: erasedListFile(settings) ?? undefined },
      database,
      onUnexpectedError: fail,
    };
    return await purge(erasing, retention, new Date());
  } finally {
    await database.$disconnect();
  }
}
