import type { Database } from './client';
import { missingMigrations } from './missing-migrations';
import type { Migration } from './migration-files';

/**
 * Looks whether a database can do what visitors need: it answers, is up to date, and lets itself be locked for writing.
 * @param write whether to write too: one row, always the same
 * @returns the names of the migrations it has not got
 * @throws when it is sick
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

/** The key of the row that is written. No limit counts by it, and it expires at once, so any sweep may delete it. */
const READY = 'ready';
