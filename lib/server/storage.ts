import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { erasedListFile } from '@/lib/platform/files/erased-list';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { type Finding, finding } from './finding';

/** Whether the site can write the SQLite folder and the erased list. It tries, and leaves nothing behind. */
export const storageFindings = (env: Stored): Finding[] => [databaseFolder(env), erasedList(env)];

type Stored = Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>;

export function isErasedListUnwritable(env: Stored): boolean {
  const list = erasedListFile(env);
  return list !== null && whyNotAppended(list) !== null;
}

/** Bytes that this process may still write there. @throws if the folder doesn't exist */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
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
  if (file === null) return finding(about, 'off', 'ERASED_LIST is not set: the database alone knows');
  const fault = whyNotAppended(file);
  if (!fault) return finding(about, 'ok', `${file} can be written`);
  const name = env.ERASED_LIST ? 'ERASED_LIST' : 'ERASED_LIST (not set: beside the database)';
  const advice = 'Every deletion is noted there. Name a file that the account of the site can write';
  return finding(about, 'stop', `${name}: ${fault}. ${advice}`);
}

/** Why a folder, which may not exist yet, can't be written; `null` if it can. */
function whyNotInFolder(folder: string): string | null {
  const nearest = nearestThere(folder);
  let trial: string | null = null;
  try {
    trial = fs.mkdtempSync(path.join(nearest, '.plumbline-'));
    fs.writeFileSync(path.join(trial, 'trial'), '.', { flush: true });
    return null;
  } catch (error) {
    return `the folder can't be ${fs.existsSync(folder) ? 'written' : 'made'} (${folder}): ${reason(error)}`;
  } finally {
    if (trial) fs.rmSync(trial, { recursive: true, force: true });
  }
}

/** Creates no file, as a running site may. Rewrites its last byte, the same whoever appends. */
function whyNotAppended(file: string): string | null {
  if (!fs.existsSync(file)) return whyNotInFolder(path.dirname(file));
  let open: number | null = null;
  try {
    open = fs.openSync(file, 'r+');
    const last = Buffer.alloc(1);
    const { size } = fs.fstatSync(open);
    if (size > 0) {
      fs.readSync(open, last, 0, 1, size - 1);
      fs.writeSync(open, last, 0, 1, size - 1);
      fs.fsyncSync(open);
    }
    return null;
  } catch (error) {
    return `the list can't be written (${file}): ${reason(error)}`;
  } finally {
    if (open !== null) fs.closeSync(open);
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
