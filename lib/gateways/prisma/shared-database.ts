import pg from 'pg';
import { type Database, openDatabase } from './client';
import { readDatabaseUrl } from './database-url';

const process = globalThis as { plumblineDatabase?: Database; plumblinePool?: pg.Pool | null };

/** The one connection of this process: Next bundles each route on its own, so it is kept where all find it. */
export function sharedDatabase(url: string): Database {
  return (process.plumblineDatabase ??= openDatabase(url, sharedPool(url)));
}

/** The connections to Postgres that this process has, for what speaks SQL itself; null with SQLite. */
export function sharedPool(url: string): pg.Pool | null {
  if (process.plumblinePool === undefined) process.plumblinePool = poolOf(url);
  return process.plumblinePool;
}

function poolOf(url: string): pg.Pool | null {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return null;
  const pool = new pg.Pool({ connectionString: address.url });
  // A connection that breaks while nobody uses it leaves the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
