import fs from 'node:fs';
import Sqlite from 'better-sqlite3';
import { BackupError } from './backup-error';

/**
 * Copies an SQLite database while others read and write it, into one file that stands alone.
 * @param target a file that is not there yet; it appears when the copy is whole and was found sound
 * @throws BackupError when there is no database, or it is damaged
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  const part = `${target}.part`;
  try {
    fs.closeSync(fs.openSync(part, 'wx', 0o600)); // nobody else may read it, from its first byte on
    const source = new Sqlite(file, { fileMustExist: true, timeout: 30_000 });
    try {
      // All pages in one step: a copy in many begins anew whenever somebody has written.
      await source.backup(part, { progress: () => Number.MAX_SAFE_INTEGER });
    } finally {
      source.close();
    }
    standAlone(part);
    expectSound(part);
    fs.renameSync(part, target);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && isDamage(error))
      throw new BackupError(`The database ${file} is damaged: ${error.message}. Restore the last backup.`);
    throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** @throws BackupError when the file is no whole SQLite database of this site */
export function expectSound(file: string): void {
  let lines: unknown[];
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      lines = database.pragma('integrity_check', { simple: false }) as { integrity_check: string }[];
      const ours = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get();
      if (!ours) throw new BackupError(`${file} is no database of this site.`);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError)
      throw new BackupError(`${file} is damaged, or no database: ${error.message}.`);
    throw error;
  }
  const [first] = lines as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok')
    throw new BackupError(`${file} is damaged: ${first?.integrity_check}.`);
}

/** Puts what is in the write-ahead log into the file, and does without a log. */
export function standAlone(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

const isDamage = ({ code }: { code: string }) =>
  code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
