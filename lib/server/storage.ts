import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { erasedListFile } from '@/lib/your-data/erasure-module';
import { archiveFolder } from '@/lib/platform/files/archives';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { type Finding, finding } from './finding';

/**
 * Whether what the site writes beside a Postgres can be written: the folder of an SQLite database, the list of what was
 * erased, the archives. Tried by this process's account, and nothing of the trial stays.
 * @param root the folder of the project
 */
export function storageFindings(env: Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>, root: string): Finding[] {
  return [databaseFolder(env), erasedList(env), archives(root)];
}

function databaseFolder({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): Finding {
  const about = 'database folder';
  const address = readDatabaseUrl(DATABASE_URL);
  if (address.provider !== 'sqlite') return finding(about, 'off', 'Postgres keeps its own');
  const folder = path.dirname(address.file);
  const fault = whyNotInFolder(folder);
  if (!fault) return finding(about, 'ok', `${folder} can be written`);
  const advice = 'Give it to the account of the site, or name another file';
  return finding(about, 'stop', `DATABASE_URL: ${fault}. ${advice}`);
}

function erasedList(env: Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>): Finding {
  const about = 'erased list';
  const file = erasedListFile(env);
  if (file === null)
    return finding(about, 'off', 'ERASED_LIST is not set: the database and backups alone know');
  const fault = whyNotAppended(file);
  if (!fault) return finding(about, 'ok', `${file} can be written`);
  const name = env.ERASED_LIST ? 'ERASED_LIST' : 'ERASED_LIST (not set: beside the database)';
  const advice = 'Every deletion is noted there. Name a file that the account of the site can write';
  return finding(about, 'stop', `${name}: ${fault}. ${advice}`);
}

/** Without archives the single files are there all the same: nothing that a site must not start for. */
function archives(root: string): Finding {
  const about = 'archives';
  const fault = whyNotInFolder(archiveFolder(root));
  if (!fault) return finding(about, 'ok', `${archiveFolder(root)} can be written`);
  return finding(about, 'look', `${fault}: buyers get single files, and no archive of all of them`);
}

/** Why nothing can be written into a folder, which need not be there yet; null when it can. */
function whyNotInFolder(folder: string): string | null {
  const nearest = nearestThere(folder);
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(nearest, '.plumbline-')));
    return null;
  } catch (error) {
    return `the folder can't be ${fs.existsSync(folder) ? 'written' : 'made'} (${folder}): ${reason(error)}`;
  }
}

/** What is there is opened and left as it is; what is not there is not made, since a running site may make it meanwhile. */
function whyNotAppended(file: string): string | null {
  if (!fs.existsSync(file)) return whyNotInFolder(path.dirname(file));
  try {
    fs.closeSync(fs.openSync(file, fs.constants.O_WRONLY | fs.constants.O_APPEND));
    return null;
  } catch (error) {
    return `the list can't be written (${file}): ${reason(error)}`;
  }
}

function nearestThere(folder: string): string {
  const above = path.dirname(folder);
  return fs.existsSync(folder) || above === folder ? folder : nearestThere(above);
}

function reason(error: unknown): string {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return /^[^:]+: ([^,]+)/.exec(message)?.[1] ?? code;
}
