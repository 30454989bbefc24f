import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { CommandError } from '../owner/output';

/** Copies an SQLite database in use into a file, which appears when it is whole. @throws CommandError */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (!fs.existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
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
      throw new CommandError(`The database ${file} is damaged: ${error.message}. Restore the last backup.`);
    throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** @throws CommandError when the file is no whole SQLite database of this site */
function expectSound(file: string): void {
  let lines: unknown[];
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      lines = database.pragma('integrity_check', { simple: false }) as { integrity_check: string }[];
      const ours = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get();
      if (!ours) throw new CommandError(`${file} is no database of this site.`);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError)
      throw new CommandError(`${file} is damaged, or no database: ${error.message}.`);
    throw error;
  }
  const [first] = lines as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok')
    throw new CommandError(`${file} is damaged: ${first?.integrity_check}.`);
}

/** Puts what is in the write-ahead log into the file, and does without a log. */
function standAlone(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

const isDamage = ({ code }: { code: string }) =>
  code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';

/** @throws CommandError when a process has the database open */
function expectUnusedSqlite(file: string): void {
  if (!fs.existsSync(file)) return;
  try {
    const database = new Sqlite(file, { fileMustExist: true, timeout: 1_000 });
    try {
      // Fails where somebody else has the database open: only the last connection may end its write-ahead
      // log.
      database.pragma('journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new CommandError(`The database ${file} is in use. Stop the site first.`);
    // Damaged: that is what the backup is for.
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

/**
 * Puts a backup in the place of an SQLite database that nobody uses, which goes `aside`; nobody sees the copy
 * before it is settled. @throws CommandError when the backup is damaged; then nothing has changed
 */
export async function restoreSqlite(
  backup: string,
  { file, aside, settle }: { file: string; aside: string; settle: (url: string) => Promise<void> },
): Promise<void> {
  expectSound(backup);
  expectUnusedSqlite(file);
  const side = `${file}.restoring`;
  remove(side);
  try {
    // Nobody else may read it, from its first byte on, however the backup may be read.
    await pipeline(fs.createReadStream(backup), fs.createWriteStream(side, { flags: 'wx', mode: 0o600 }));
    await settle(`file:${side}`);
    standAlone(side);
    expectUnusedSqlite(file);
    if (fs.existsSync(file)) {
      const { uid, gid, mode } = fs.statSync(file);
      fs.chmodSync(side, mode);
      if (process.getuid?.() === 0) fs.chownSync(side, uid, gid);
      fs.renameSync(file, aside);
    }
    // A log of the old database would be read into the new one.
    for (const end of ['-wal', '-shm']) fs.rmSync(file + end, { force: true });
    fs.renameSync(side, file);
  } finally {
    remove(side);
  }
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) fs.rmSync(file + end, { force: true });
}
