import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One folder of prisma/<provider>/migrations: its name, its SQL, and the SHA-256 Prisma keeps of it. */
export type Migration = { name: string; sql: string; checksum: string };

/** The migrations in a folder, oldest first. @throws when the folder can't be read */
export function readMigrations(folder: string): Migration[] {
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
