import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { readDatabaseUrl } from './database-url';
import { PrismaClient as PostgresqlClient } from './generated/postgresql/client';
import { PrismaClient as SqliteClient } from './generated/sqlite/client';
import { takeTurns } from './sqlite-turns';

const OPTIONS = {
  /** Prisma's errors leave out the arguments of the call: they are what people typed. */
  errorFormat: 'minimal',
  /** In ms. Many calls may come at once, and SQLite has one writer. */
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
} as const;

const LOCK_MS = 5_000;

/** The Prisma client, whichever database is behind it: both are generated from prisma/models. */
export type Database = SqliteClient;
/** The same inside a transaction. */
export type OpenTransaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

/** Commands wait for a database as long as it takes, the site as long as a visitor would. */
type Asking = {
  /** The connections to use where it is Postgres; they end with the client. */
  pool?: pg.Pool | null;
  /** How long to wait for another process that has an SQLite file locked, in ms. */
  lockMs?: number;
};

/** Opens the database of DATABASE_URL, at the first query. @throws when the address is of neither kind */
export function openDatabase(url: string, { pool, lockMs = LOCK_MS }: Asking = {}): Database {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return openSqlite(address.file, lockMs);
  // The two clients differ in a few query options (case-insensitive search) that SQLite lacks: its type is
  // the common one.
  const adapter = pool ? new PrismaPg(pool, { disposeExternalPool: true }) : new PrismaPg(address.url);
  const database = new PostgresqlClient({ adapter, ...OPTIONS }) as unknown as Database;
  manyWriters.add(database);
  return database;
}

/** Whether several transactions may write at once; on SQLite one has the file to itself. */
export const hasManyWriters = (database: Database): boolean => manyWriters.has(database);

/** The clients of which that is so. */
const manyWriters = oncePerProcess('plumblineManyWriters', () => new WeakSet<object>());

function openSqlite(address: string, lockMs: number): Database {
  const adapter = new PrismaBetterSqlite3({ url: `file:${address}`, fileMustExist: true });
  const connect = adapter.connect.bind(adapter);
  const open = async () => {
    const connection = await connect();
    try {
      await connection.executeScript(SQLITE_PRAGMAS);
    } catch (error) {
      await connection.dispose();
      throw error;
    }
    return connection;
  };
  adapter.connect = () => Promise.resolve(takeTurns(open, address, lockMs));
  return new SqliteClient({ adapter, ...OPTIONS });
}

/**
 * Readers don't wait for the writer, and a writer does not hold this process while it waits for another. What
 * is deleted or changed is overwritten with zeros. The last line opens the write-ahead log.
 */
const SQLITE_PRAGMAS = `
  PRAGMA busy_timeout = 0;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  SELECT 1 FROM sqlite_schema;
`;
