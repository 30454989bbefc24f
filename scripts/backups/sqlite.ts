import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { CommandError } from '../owner/output';

/**
 * Copies an SQLite database while others read and write it, into one file that stands alone.
 * @param target a file that is not there yet; it appears when the copy is whole and was found sound
 * @throws CommandError when there is no database, or it is damaged
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  if (!fs.existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
  const part = `${target}.part`;
  try {
    fs.closeSync(fs.openSync(part, 'wx', 0o600)); // nobody else may read it, from its first byte on
    // All pages in one step: a copy in many begins anew whenever somebody has written.
    const progress = () => Number.MAX_SAFE_INTEGER;
    await opened(file, { timeout: 30_000 }, (source) => source.backup(part, { progress }));
    await standAlone(part);
    await expectSound(part);
    fs.renameSync(part, target);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && isDamage(error))
      throw new CommandError(`The database ${file} is damaged: ${error.message}. Restore the last backup.`);
    throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** Does some work on a database that is there. */
async function opened<T>(
  file: string,
  options: Sqlite.Options,
  work: (database: Sqlite.Database) => T,
): Promise<Awaited<T>> {
  const database = new Sqlite(file, { fileMustExist: true, ...options });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** @throws CommandError when the file is no whole SQLite database of this site */
async function expectSound(file: string): Promise<void> {
  const found = await opened(file, { readonly: true }, (database) => {
    const check = database.pragma('integrity_check(1)', { simple: true });
    const ours = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get();
    if (!ours) throw new CommandError(`${file} is no database of this site.`);
    return check;
  }).catch((error: unknown) => {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new CommandError(`${file} is damaged, or no database: ${error.message}.`);
  });
  if (found !== 'ok') throw new CommandError(`${file} is damaged: ${String(found)}.`);
}

/** Puts what is in the write-ahead log into the file, and does without a log. */
const standAlone = (file: string, timeout = 5_000) =>
  opened(file, { timeout }, (database) => database.pragma('journal_mode = DELETE'));

const isDamage = ({ code }: { code: string }) =>
  code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';

/** @throws CommandError when a process has the database open */
async function expectUnusedSqlite(file: string): Promise<void> {
  if (!fs.existsSync(file)) return;
  try {
    // Fails where somebody else has the database open: only the last connection may end its write-ahead log.
    await standAlone(file, 1_000);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new CommandError(`The database ${file} is in use. Stop the site first.`);
    // Damaged: that is what the backup is for.
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

/**
 * Puts a backup in the place of an SQLite database that nobody uses.
 * @param settle brings the copy up to date before it takes the place: nobody sees it as it came out of the
 * backup
 * @param aside where the database goes that was there
 * @throws CommandError when the backup is damaged; then nothing has changed
 */
export async function restoreSqlite(
  backup: string,
  { file, aside, settle }: { file: string; aside: string; settle: (url: string) => Promise<void> },
): Promise<void> {
  await expectSound(backup);
  await expectUnusedSqlite(file);
  const side = `${file}.restoring`;
  remove(side);
  try {
    // Nobody else may read it, from its first byte on, however the backup may be read.
    await pipeline(fs.createReadStream(backup), fs.createWriteStream(side, { flags: 'wx', mode: 0o600 }));
    await settle(`file:${side}`);
    await standAlone(side);
    await expectUnusedSqlite(file);
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
