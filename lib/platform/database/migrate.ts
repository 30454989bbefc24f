import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { readDatabaseUrl } from './database-url';
import { migratePostgresql, whileLocked } from './migrate-postgresql';
import { migrateSqlite } from './migrate-sqlite';
import { notOpened, readMigrations } from './migrations';

/**
 * Applies what is in prisma/<provider>/migrations and not yet in the database, in Prisma's own format. Of
 * several processes that start at once, one does it. A migration that fails leaves nothing behind.
 * @param prismaFolder the folder `prisma` of the project
 * @returns the names of the migrations applied now
 * @throws MigrationError with a text for the operator
 */
export async function migrate(url: string, prismaFolder: string): Promise<string[]> {
  const address = readDatabaseUrl(url);
  const files = readMigrations(prismaFolder, address);
  try {
    return address.provider === 'sqlite'
      ? migrateSqlite(address.file, files)
      : await migratePostgresql(address.url, files);
  } catch (error) {
    const trouble = storageTrouble(error);
    throw notOpened(url, error, trouble && trouble !== 'away' ? TROUBLE_TEXT[trouble] : undefined);
  }
}

/** Does work in one process at a time. On SQLite the site is one process: nothing is locked. */
export function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  const address = readDatabaseUrl(url);
  return address.provider === 'sqlite' ? work() : whileLocked(address.url, work);
}
