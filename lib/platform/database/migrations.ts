import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withoutPassword } from './database-url';

/** One folder of prisma/<provider>/migrations: its name, its SQL, and the SHA-256 Prisma keeps of it. */
export type Migration = { name: string; sql: string; checksum: string };

/** A row of Prisma's table `_prisma_migrations` that was not rolled back. */
export type Applied = { name: string; checksum: string; finished: boolean | 0 | 1 };

/** Prisma's own table, in either database. */
export const SQL = {
  /** @param time the type of its times */
  table: (time: string) => `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL, finished_at ${time}, migration_name TEXT NOT NULL,
    logs TEXT, rolled_back_at ${time}, started_at ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count INTEGER NOT NULL DEFAULT 0)`,
  applied: `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
    FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  note: `INSERT INTO "_prisma_migrations"
    (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES`,
};

/** The first migration, and the last of those that were squashed into it. */
const BASELINE = '20261129120000_baseline';
const LAST_SQUASHED = '20261129041700_campaign_columns';

/** Its message says why the database can't be brought up to date, and what to do. */
export class MigrationError extends Error {}

/**
 * The migrations for a kind of database, oldest first.
 * @param prismaFolder the folder `prisma` of the project
 * @throws when it can't be read
 */
export function readMigrations(prismaFolder: string, { provider }: { provider: string }): Migration[] {
  const folder = path.join(/* turbopackIgnore: true */ prismaFolder, provider, 'migrations');
  const names = fs.readdirSync(folder).filter((name) => /^\d/.test(name));
  return names.sort().map((name) => {
    const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Which migrations are still to be applied, oldest first. A migration the database has and the folder lacks
 * is no error: that is an older version of the site, started again on a newer database.
 * @throws MigrationError when an applied migration has changed since, or did not finish
 */
export function pendingMigrations(files: Migration[], applied: Applied[]): Migration[] {
  const pending = files.filter(({ name, checksum }) => {
    const before = applied.find((row) => row.name === name);
    if (before && !before.finished)
      throw new MigrationError(
        `Migration ${name} was begun by another tool and did not finish. ` +
          `Look at the database, then say what is true with "npx prisma migrate resolve".`,
      );
    if (before && before.checksum !== checksum)
      throw new MigrationError(
        `Migration ${name} has changed since it was applied to this database. ` +
          `Restore its migration.sql and put the change into a new migration.`,
      );
    return !before;
  });
  if (applied.length === 0 || pending[0]?.name !== BASELINE) return pending;
  if (!applied.some(({ name, finished }) => name === LAST_SQUASHED && finished))
    throw new MigrationError(
      `The database is older than this version can bring up to date. First start the last version of the ` +
        `site whose newest migration is ${LAST_SQUASHED} on it, then this one.`,
    );
  // It has all that the baseline makes: that is noted, as `prisma migrate resolve --applied` would.
  return [{ ...pending[0], sql: '' }, ...pending.slice(1)];
}

/** What is told of a database that could not be opened. @param why if the error does not say it well */
export function notOpened(url: string, cause: unknown, why?: string): MigrationError {
  if (cause instanceof MigrationError) return cause;
  const reason = why ?? ((cause as Error).message || String(cause));
  return new MigrationError(`The database ${withoutPassword(url)} could not be opened: ${reason}`, { cause });
}

export const undone = (name: string, cause: unknown) =>
  new MigrationError(`Migration ${name} failed and was undone: ${(cause as Error).message}`, { cause });
