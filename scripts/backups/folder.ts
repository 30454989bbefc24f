import fs from 'node:fs';
import path from 'node:path';
import { stamp } from '../../lib/kernel/time';
import type { Env } from '../../lib/platform/config/env';
import { inProject } from '../setup/project.mjs';
import { erasedListFile, erasedList } from '../../lib/platform/files/erased-list';
import { backupPostgresql } from './postgresql';
import { backupSqlite } from './sqlite';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { newsTo, type Erased } from '../../lib/your-data/rules/erased';
import { openDatabase } from '../../lib/platform/database/client';
import { endAgain, type EndedConsent, endedConsents } from '../../lib/your-data/store/consents';
import { readErased, takeOver } from '../../lib/your-data/store/erased-ids';

/** Beside the backups: what was erased up to the last of them. */
export const LIST = 'erased';

export const backupFolder = ({ BACKUP_FOLDER }: Pick<Env, 'BACKUP_FOLDER'>) =>
  BACKUP_FOLDER ?? inProject('backups');

type Settings = Parameters<typeof erasedListFile>[0];
type Backup = { file: string; bytes: number; ms: number; removed: string[] };

export async function makeBackup(settings: Settings, folder: string, keep: number): Promise<Backup> {
  const begun = Date.now();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `plumbline-${stamp(new Date())}.${endingOf(settings.DATABASE_URL)}`);
  await copyDatabase(settings.DATABASE_URL, file);
  await noteErased(settings, folder);
  const removed = backupsIn(folder, settings.DATABASE_URL).slice(keep);
  for (const old of removed) fs.rmSync(path.join(folder, old));
  return { file, bytes: fs.statSync(file).size, ms: Date.now() - begun, removed };
}

/** Copies what a database holds into a file that is not there yet. */
export async function copyDatabase(url: string, target: string): Promise<void> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') await backupSqlite(address.file, target);
  else await backupPostgresql(address.url, target);
}

/** The names of the backups of this kind of database in a folder, newest first. */
export function backupsIn(folder: string, url: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const ours = new RegExp(`^plumbline-\\d{8}T\\d{9}Z\\.${endingOf(url)}$`);
  return fs
    .readdirSync(folder)
    .filter((name) => ours.test(name))
    .sort()
    .reverse();
}

const endingOf = (url: string) => (readDatabaseUrl(url).provider === 'sqlite' ? 'db' : 'dump');

/** Puts the list of what was erased beside the backups, for whoever has nothing else left to restore from. */
async function noteErased(settings: Settings, folder: string): Promise<void> {
  const list = erasedList(path.join(folder, LIST));
  const all = [
    ...(await erasedList(erasedListFile(settings)).read()),
    ...(await whatItKnows(settings.DATABASE_URL)).erased,
  ];
  await list.add(newsTo(await list.read(), all));
}

/** What a database knows that an older copy of it does not, and that has to stay true. */
export type Known = {
  erased: Erased[];
  withdrawn: EndedConsent[];
};

/** Asks the database that is there. @throws when it can't be read: damaged, gone, or older */
export async function whatItKnows(url: string): Promise<Known> {
  const address = readDatabaseUrl(url);
  // To open a file that is not there would create it.
  if (address.provider === 'sqlite') fs.accessSync(address.file, fs.constants.R_OK);
  const database = openDatabase(url);
  try {
    const withdrawn = await endedConsents(database);
    return { erased: await readErased(database), withdrawn };
  } finally {
    await database.$disconnect();
  }
}

/** Writes it into the copy that takes the place of that database. */
export async function makeKnown(
  database: ReturnType<typeof openDatabase>,
  { erased, withdrawn }: Known,
): Promise<void> {
  await takeOver(database, erased);
  await endAgain(database, withdrawn);
}
