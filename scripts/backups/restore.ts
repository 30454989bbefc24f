import fs from 'node:fs';
import path from 'node:path';
import { erasedIdHash, erasedListFile, erasureOf } from '../../lib/container-erasure';
import type { Env } from '../../lib/config/env';
import type { Content } from '../../lib/content/content';
import { erasedList } from '../../lib/gateways/files/erased-list';
import { expectUnusedPostgresql, restorePostgresql } from './postgresql';
import { openDatabase } from '../../lib/gateways/prisma/client';
import { readDatabaseUrl } from '../../lib/gateways/prisma/database-url';
import { migrate } from '../../lib/gateways/prisma/migrate';
import { purgeStore } from '../../lib/gateways/prisma/purge';
import { restoreSqlite } from './restore-sqlite';
import { purge, type Purged } from '../../lib/usecases/purge';
import { inProject } from '../setup/project.mjs';
import { copyDatabase, LIST, stamp } from './folder';
import { type Known, makeKnown, whatItKnows } from './erased-before';

type Setting = {
  settings: Pick<Env, 'DATABASE_URL' | 'LINK_SECRET' | 'ERASED_LIST'>;
  retention: Content['site']['retention'];
  /** Told to whoever restores, one line each. */
  say: (line: string) => void;
};
export type Restored = { from: string; before: string | null; purged: Purged };

/**
 * Puts a backup in the place of the database, which nobody may be using. What was erased since stays erased: before an
 * SQLite copy takes the place, and on Postgres before this command says that the site may start.
 * @throws BackupError with a text for the operator
 */
export async function restore(backup: string, { settings, retention, say }: Setting): Promise<Restored> {
  const { DATABASE_URL: url } = settings;
  const known = await everythingKnown(backup, settings, say);
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
  settings: Setting['settings'],
  say: Setting['say'],
): Promise<Known> {
  const { erased, withdrawn } = await whatItKnows(settings.DATABASE_URL).catch((): Known => {
    say('The database that was there can not be asked what was erased: only the lists beside it know.');
    return { erased: [], withdrawn: [] };
  });
  const files = [erasedListFile(settings), path.join(path.dirname(backup), LIST)];
  const lists = await Promise.all(files.map((file) => erasedList(file).read()));
  return { erased: [...erased, ...lists.flat()], withdrawn };
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
    return await purge({
      store: purgeStore(database, erasedIdHash(settings)),
      erasure: erasureOf(
        { ...settings, DATABASE_URL: url, ERASED_LIST: erasedListFile(settings) ?? undefined },
        database,
        fail,
      ),
      retention,
      now: () => new Date(),
    })();
  } finally {
    await database.$disconnect();
  }
}
