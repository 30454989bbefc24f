import type { Database } from './client';
import { APPLIED, type AppliedMigration, type Migration } from './migrations';

/**
 * Checks whether a database can do what visitors need: it answers, is up to date, and lets itself be locked
 * for writing.
 * @param write whether to write too: one row, always the same
 * @returns the names of the migrations it has not got
 * @throws when it does not work
 */
export function probe(database: Database, files: Migration[], write: boolean): Promise<string[]> {
  return database.$transaction(async (open) => {
    const missing = await missingMigrations(open, files);
    const row = { key: READY, expire: Date.now() };
    if (write && missing.length === 0)
      await open.limitCount.upsert({ where: { key: READY }, create: row, update: row });
    return missing;
  });
}

/**
 * The key of the row that is written. No limit counts by it, and it expires at once, so any sweep may delete
 * it.
 */
const READY = 'ready';

/** The names of the migrations that an open database has not got. @throws when it does not answer */
async function missingMigrations(
  database: Pick<Database, '$queryRawUnsafe'>,
  files: Migration[],
): Promise<string[]> {
  const rows = await database.$queryRawUnsafe<AppliedMigration[]>(APPLIED);
  const applied = new Set(rows.filter(({ finished }) => finished).map(({ name }) => name));
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}
