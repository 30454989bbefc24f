import { withoutPassword } from './database-url';
import type { Migration } from './migration-files';

/** A row of Prisma's table `_prisma_migrations` that was not rolled back. */
export type AppliedMigration = { name: string; checksum: string; finished: boolean };

/** The database can't be brought up to date; the message says why and what to do. */
export class MigrationError extends Error {}

/** What was applied and not rolled back, in either database. `finished` is 1 or true. */
export const APPLIED = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`;

/** What is told of a database that could not be opened. @param why if the error does not say it well */
export function notOpened(url: string, cause: unknown, why = reasonOf(cause)): MigrationError {
  if (cause instanceof MigrationError) return cause;
  return new MigrationError(`The database ${withoutPassword(url)} could not be opened: ${why}`, { cause });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

export const undone = (name: string, cause: unknown) =>
  new MigrationError(`Migration ${name} failed and was undone: ${(cause as Error).message}`, { cause });

/**
 * Which migrations are still to be applied, oldest first. A migration the database has and the folder lacks
 * is no error: that is an older version of the site, started again on a newer database.
 * @throws MigrationError when an applied migration has changed since, or did not finish
 */
export function pendingMigrations(files: Migration[], applied: AppliedMigration[]): Migration[] {
  return files.filter((file) => {
    const before = applied.find((row) => row.name === file.name);
    if (!before) return true;
    if (!before.finished) throw new MigrationError(unfinished(file.name));
    if (before.checksum !== file.checksum) throw new MigrationError(changed(file.name));
    return false;
  });
}

const unfinished = (name: string) =>
  `Migration ${name} was begun by another tool and did not finish. ` +
  `Look at the database, then say what is true with "npx prisma migrate resolve".`;

const changed = (name: string) =>
  `Migration ${name} has changed since it was applied to this database. ` +
  `Restore its migration.sql and put the change into a new migration.`;
