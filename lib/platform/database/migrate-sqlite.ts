import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Applied, type Migration, pendingMigrations, SQL, undone } from './migrations';

/** Another process may be migrating, or writing, when this one starts. */
const WAIT_MS = 30_000;

/** Makes an SQLite file if need be, and applies what is pending, all in one transaction. @returns names */
export function migrateSqlite(file: string, files: Migration[]): string[] {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Nobody else may read it, from its first byte on; its log is like it.
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  const database = new Sqlite(file, { timeout: WAIT_MS });
  try {
    // Found now and said in one line, and not by the first visitor whose row is on a page that is gone.
    const found = database.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
    useWriteAheadLog(database);
    // A table is rebuilt by dropping the old one: with foreign keys on, what refers to it would go too.
    database.pragma('foreign_keys = OFF');
    database.pragma('synchronous = FULL');
    database.pragma('secure_delete = ON');
    return database
      .transaction(() => {
        database.exec(SQL.table('DATETIME'));
        const pending = pendingMigrations(files, database.prepare<[], Applied>(SQL.applied).all());
        for (const migration of pending) apply(database, migration);
        return pending.map(({ name }) => name);
      })
      .immediate();
  } finally {
    database.close();
  }
}

/** SQLite reports "busy" at once, whatever the timeout, when two connections do this at the same moment. */
function useWriteAheadLog(database: Sqlite.Database): void {
  for (const deadline = Date.now() + WAIT_MS; ;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function apply(database: Sqlite.Database, { name, sql, checksum }: Migration): void {
  const startedAt = Date.now(); // in milliseconds, as Prisma writes dates here
  try {
    database.exec(sql);
    if (database.prepare('PRAGMA foreign_key_check').get())
      throw new Error('afterwards, rows refer to others that are not there');
  } catch (error) {
    throw undone(name, error);
  }
  database.prepare(`${SQL.note} (?, ?, ?, ?, ?, 1)`).run(randomUUID(), checksum, name, startedAt, Date.now());
}
