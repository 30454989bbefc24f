import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { BackupError } from './backup-error';
import { expectSound, standAlone } from './backup-sqlite';

/** @throws BackupError when a process has the database open */
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
      throw new BackupError(`The database ${file} is in use. Stop the site first.`);
    // Damaged: that is what the backup is for.
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

/**
 * Puts a backup in the place of an SQLite database that nobody uses.
 * @param settle brings the copy up to date before it takes the place: nobody sees it as it came out of the
 * backup
 * @param aside where the database goes that was there
 * @throws BackupError when the backup is damaged; then nothing has changed
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
