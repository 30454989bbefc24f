import type pg from 'pg';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Database, openDatabase } from './client';
import { readDatabaseUrl } from './database-url';
import { type Timeouts, poolWithTimeouts } from './postgresql';

const here = oncePerProcess('plumblineDatabases', (): { forVisitors?: Database; forWork?: Database } => ({}));

/** What visitors wait for: they learn within three seconds that the database does not answer. */
export const VISITORS = { connection: 1_200, statement: 1_500, answer: 1_700, lock: 2_000 };

/** Timeouts for work that nobody waits for: deleting from an old database takes long. */
const WORK: Timeouts = { connection: 10_000, statement: 300_000, answer: 310_000 };
const WORKERS = 2;

/** The one connection of this process. */
export function sharedDatabase(url: string): Database {
  return (here.forVisitors ??= openDatabase(url, { pool: sharedPool(url), lockMs: VISITORS.lock }));
}

/** The connections to Postgres that this process has, for what speaks SQL itself; null with SQLite. */
export function sharedPool(url: string): pg.Pool | null {
  return oncePerProcess('plumblinePool', () => poolOf(url, VISITORS));
}

/** The same for work that no visitor waits for. On SQLite one connection does all. */
export function databaseForWork(url: string): Database {
  if (!sharedPool(url)) return sharedDatabase(url);
  return (here.forWork ??= openDatabase(url, { pool: poolOf(url, WORK, WORKERS) }));
}

function poolOf(url: string, timeouts: Timeouts, max?: number): pg.Pool | null {
  const address = readDatabaseUrl(url);
  return address.provider === 'sqlite' ? null : poolWithTimeouts(address.url, timeouts, max);
}
