import fs from 'node:fs';
import Sqlite from 'better-sqlite3';
import { readDatabaseUrl } from './database-url';
import { appliedOnPostgresql } from './migrate-postgresql';
import { appliedInSqlite } from './migrate-sqlite';
import { readMigrations } from './migration-files';
import { type AppliedMigration, notOpened, pendingMigrations } from './migration-plan';
import { askInTime } from './one-connection';

/** How many migrations a database has, and which the next start would apply. */
type MigrationStatus = { exists: boolean; applied: number; pending: string[] };

/**
 * Looks at a database and changes nothing, not even an SQLite file that is not there.
 * @param prismaFolder the folder `prisma` of the project
 * @param timeoutMs how long a server may take to answer
 * @throws MigrationError with a text for the operator, as `migrate` does
 */
export async function migrationStatus(
  url: string,
  prismaFolder: string,
  timeoutMs: number,
): Promise<MigrationStatus> {
  const address = readDatabaseUrl(url);
  const files = readMigrations(prismaFolder, address);
  try {
    const applied =
      address.provider === 'sqlite' ? fromSqlite(address.file) : await fromPostgresql(address.url, timeoutMs);
    return {
      exists: applied !== null,
      applied: applied?.length ?? 0,
      pending: pendingMigrations(files, applied ?? []).map(({ name }) => name),
    };
  } catch (error) {
    throw notOpened(url, error);
  }
}

function fromSqlite(file: string): AppliedMigration[] | null {
  if (!fs.existsSync(file)) return null;
  fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const table = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`).get();
    return table ? appliedInSqlite(database) : [];
  } finally {
    database.close();
  }
}

const fromPostgresql = (url: string, timeoutMs: number): Promise<AppliedMigration[]> =>
  askInTime(url, timeoutMs, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS "table"`);
    const [{ table }] = rows as [{ table: string | null }];
    return table === null ? [] : await appliedOnPostgresql(client);
  });
