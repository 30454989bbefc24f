import path from 'node:path';
import { defineConfig } from 'prisma/config';
import { readDatabaseUrl } from './lib/platform/database/database-url';

// For Prisma's command line only (generate, migrate, studio): the site itself applies its migrations when it
// starts.
const url = process.env.DATABASE_URL || 'file:./data/plumbline.db';
const folder = path.join(import.meta.dirname, 'prisma', readDatabaseUrl(url).provider);

export default defineConfig({
  schema: folder,
  migrations: { path: path.join(folder, 'migrations') },
  datasource: { url },
});
