import path from 'node:path';
import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { readDatabaseUrl, withoutPassword } from './database-url';
import { readMigrations } from './migration-files';
import { MigrationError } from './migration-plan';
import { migratePostgresql } from './migrate-postgresql';
import { migrateSqlite } from './migrate-sqlite';

/**
 * Brings the database up to date: applies what is in prisma/<provider>/migrations and not yet in the database, in
 * Prisma's own format, so that `prisma migrate status` agrees. Safe when several processes start at once: one applies,
 * the others wait and find it done. A migration that fails leaves nothing behind.
 * @param prismaFolder the folder `prisma` of the project
 * @returns the names of the migrations applied now
 * @throws MigrationError with a text for the operator
 */
export async function migrate(url: string, prismaFolder: string): Promise<string[]> {
  const address = readDatabaseUrl(url);
  const files = readMigrations(
    path.join(/* turbopackIgnore: true */ prismaFolder, address.provider, 'migrations'),
  );
  try {
    return address.provider === 'sqlite'
      ? migrateSqlite(address.file, files)
      : await migratePostgresql(address.url, files);
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const trouble = storageTrouble(error);
    const why = trouble && trouble !== 'away' ? TROUBLE_TEXT[trouble] : reason;
    throw new MigrationError(`The database ${withoutPassword(url)} could not be opened: ${why}`, {
      cause: error,
    });
  }
}
