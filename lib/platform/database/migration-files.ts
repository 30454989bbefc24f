import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One folder of prisma/<provider>/migrations: its name, its SQL, and the SHA-256 Prisma keeps of it. */
export type Migration = { name: string; sql: string; checksum: string };

/**
 * The migrations for a kind of database, oldest first.
 * @param prismaFolder the folder `prisma` of the project
 * @throws when it can't be read
 */
export function readMigrations(prismaFolder: string, { provider }: { provider: string }): Migration[] {
  const folder = path.join(/* turbopackIgnore: true */ prismaFolder, provider, 'migrations');
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
