import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Migration } from './migration-files';
import { APPLIED, type AppliedMigration, pendingMigrations, undone } from './migration-plan';
import { oneConnection } from './one-connection';

/** The advisory lock Prisma's own `migrate deploy` takes, so that the two never run at once. */
const PRISMA_LOCK = 72707369;

const PRISMA_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies what is pending to a Postgres database, one transaction each, while it holds Prisma's lock.
 * Returns the names of what was applied.
 */
export async function migratePostgresql(url: string, files: Migration[]): Promise<string[]> {
  const database = oneConnection(url);
  await database.connect();
  try {
    await database.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await database.query(PRISMA_TABLE);
    const pending = pendingMigrations(files, await appliedOnPostgresql(database));
    for (const migration of pending) await apply(database, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await database.end(); // gives the lock back
  }
}

export async function appliedOnPostgresql(database: pg.Client): Promise<AppliedMigration[]> {
  return (await database.query<AppliedMigration>(APPLIED)).rows;
}

async function apply(database: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await database.query('BEGIN');
    await database.query(sql);
    await database.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await database.query('COMMIT');
  } catch (error) {
    await database.query('ROLLBACK');
    throw undone(name, error);
  }
}
