import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Applied, type Migration, pendingMigrations, SQL, undone } from './migrations';
import { oneConnection } from './postgresql';

/** The advisory lock Prisma's own `migrate deploy` takes, so that the two never run at once. */
const PRISMA_LOCK = 72707369;

/** Applies what is pending, one transaction each, while it holds Prisma's lock. @returns its names */
export const migratePostgresql = (url: string, files: Migration[]): Promise<string[]> =>
  whileLocked(url, async (database) => {
    await database.query(SQL.table('TIMESTAMPTZ'));
    const pending = pendingMigrations(files, (await database.query<Applied>(SQL.applied)).rows);
    for (const migration of pending) await apply(database, migration);
    return pending.map(({ name }) => name);
  });

/** Waits for Prisma's lock, and does some work while this process alone has it. */
export async function whileLocked<T>(url: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = oneConnection(url);
  await database.connect();
  try {
    await database.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    return await work(database);
  } finally {
    await database.end(); // gives the lock back
  }
}

async function apply(database: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await database.query('BEGIN');
    await database.query(sql);
    const values = [randomUUID(), checksum, name];
    await database.query(`${SQL.note} ($1, $2, $3, now(), clock_timestamp(), 1)`, values);
    await database.query('COMMIT');
  } catch (error) {
    await database.query('ROLLBACK');
    throw undone(name, error);
  }
}
