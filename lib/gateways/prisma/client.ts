import fs from 'node:fs';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { readDatabaseUrl } from './database-url';
import { PrismaClient as PostgresqlClient } from './generated/postgresql/client';
import { PrismaClient as SqliteClient } from './generated/sqlite/client';
import { takeTurns } from './sqlite-turns';

/** What could not be done is told without the call: its values are what people typed. */
const errorFormat = 'minimal';

/** The Prisma client, whichever database is behind it: both are generated from prisma/models.prisma. */
export type Database = SqliteClient;

/**
 * Opens the database that DATABASE_URL names. Nothing is connected before the first query; `$disconnect()` closes it.
 * @param pool of connections to use where it is Postgres; it ends with the client
 * @throws when the address is of neither kind, or the folder of an SQLite file can't be made
 */
export function openDatabase(url: string, pool?: pg.Pool | null): Database {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return openSqlite(address.file);
  // The two clients differ in a few query options (case-insensitive search) that SQLite lacks: its type is the common one.
  const adapter = pool ? new PrismaPg(pool, { disposeExternalPool: true }) : new PrismaPg(address.url);
  const database = new PostgresqlClient({ adapter, errorFormat }) as unknown as Database;
  manyWriters().add(database);
  return database;
}

/** Whether several transactions may write at once; on SQLite one has the file to itself. */
export const hasManyWriters = (database: Database): boolean => manyWriters().has(database);

/** The clients of which that is so. Kept once for the process, as the shared client is: the code may be there several times. */
function manyWriters(): WeakSet<object> {
  const process = globalThis as { plumblineManyWriters?: WeakSet<object> };
  return (process.plumblineManyWriters ??= new WeakSet());
}

function openSqlite(file: string): Database {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const adapter = new PrismaBetterSqlite3({ url: `file:${file}` });
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connection = await connect();
    await connection.executeScript(SQLITE_PRAGMAS);
    return takeTurns(connection, file);
  };
  return new SqliteClient({ adapter, errorFormat });
}

/**
 * Readers don't wait for the writer, a writer waits up to 5 s for another, and foreign keys hold. What is deleted or
 * changed is overwritten with zeros.
 */
const SQLITE_PRAGMAS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;
