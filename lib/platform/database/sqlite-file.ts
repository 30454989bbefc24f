import fs from 'node:fs';
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { log } from '@/lib/platform/log/log';

export type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** An SQLite file by its address: what is open is what lies there now, or nothing. */
export type SqliteFile = {
  /** Null when nothing is open, or the file at the address is not the one that is open. Looks at the disk. */
  connection: () => Connection | null;
  /** Opens what lies at the address, and closes what was open. @throws SqliteMoved when nothing lies there */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** The file is not the one that was opened. SQLite goes on writing it, and all of that would be lost. */
export class SqliteMoved extends Error {
  /** SQLite's own name for it, which it uses where it notices. */
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** @param connect opens the file that lies at the address */
export function sqliteFile(file: string, connect: () => Promise<Connection>): SqliteFile {
  let opened: { connection: Connection; id: string } | null = null;
  /** The file that was opened last, and its write-ahead log. */
  let last: { id: string; logId: string | null } | null = null;
  let opening: Promise<void> | null = null;

  const close = async () => {
    const { connection } = opened ?? {};
    opened = null;
    await connection?.dispose();
  };

  async function openAnew(): Promise<void> {
    await close();
    const id = idOf(file);
    if (!id) throw new SqliteMoved(`There is no file ${file}.`);
    if (last && last.id !== id) putLogAside(file, last.logId);
    opened = { connection: await connect(), id };
    last = { id, logId: idOf(`${file}-wal`) };
  }

  return {
    connection: () => (opened && opened.id === idOf(file) ? opened.connection : null),
    open: () => (opening ??= openAnew().finally(() => (opening = null))),
    close,
  };
}

/** Tells a file from every other that exists. No other gets the number of one that is still open. */
function idOf(file: string): string | null {
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.dev}:${stat.ino}` : null;
}

/** SQLite would read the log of the file that was here before into this one, and damage it. */
function putLogAside(file: string, logId: string | null): void {
  if (logId === null || idOf(`${file}-wal`) !== logId) return;
  const aside = `${file}-wal.${Date.now()}`;
  fs.renameSync(`${file}-wal`, aside);
  log().warn(`The database was replaced. What the former one had in its write-ahead log is in ${aside}`);
}
