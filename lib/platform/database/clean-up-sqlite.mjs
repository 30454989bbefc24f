// node lib/platform/database/clean-up-sqlite.mjs FILE: writes an SQLite file in use anew, without what
// deletions have left in it, and cuts its write-ahead log (docs/decisions/deleting.md). Exit code 1: not
// done, the file is busy. A process of its own, since SQLite holds its thread meanwhile; who writes waits.
import Sqlite from 'better-sqlite3';

/** How long to wait for a writer, in ms. Nobody waits for us meanwhile. */
const WRITER_TIMEOUT = 5_000;
/** How long to wait for a reader, in ms. All writers have to wait for us meanwhile. */
const READER_TIMEOUT = 500;

const database = new Sqlite(process.argv[2], { fileMustExist: true, timeout: WRITER_TIMEOUT });
try {
  // No row of anybody in one more file.
  database.pragma('temp_store = MEMORY');
  database.exec('VACUUM');
  database.pragma(`busy_timeout = ${READER_TIMEOUT}`);
  const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)');
  if (busy !== 0) throw new Error('The write-ahead log is in use.');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  database.close();
}
