import type { Database } from './client';
import type { Migration } from './migration-files';

/** The names of the migrations that an open database has not got. @throws when it does not answer */
export async function missingMigrations(
  database: Pick<Database, '$queryRawUnsafe'>,
  files: Migration[],
): Promise<string[]> {
  const rows = await database.$queryRawUnsafe<{ name: string }[]>(
    `SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}
