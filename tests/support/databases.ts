import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import './postgresql-for-suite';
import { folderInMemory, removeFolder } from './temporary-folder';

export const PRISMA_FOLDER = path.join(import.meta.dirname, '../../prisma');

/**
 * A new, empty database for this test file, of the kind its project tests on (vitest.config.ts): an SQLite
 * file or a database on the run's Postgres server. Call it at the top of the file; it is gone when the file
 * is done.
 */
export async function emptyDatabase(): Promise<{ url: string }> {
  const server = inject('postgresqlServer');
  return server ? emptyPostgresql(server) : emptySqlite();
}

/** The same with the migrations applied, and open. Call it at the top of the file. */
export async function freshDatabase(): Promise<{ url: string; database: Database }> {
  const { url } = await emptyDatabase();
  await migrate(url, PRISMA_FOLDER);
  const database = openDatabase(url);
  afterAll(() => database.$disconnect());
  return { url, database };
}

/** What links are signed with. */
export const LINK_SECRETS = 'k'.repeat(40);
export const SITE = 'http://127.0.0.1:3000';

/**
 * The same, and the environment of a site on it: routes are imported after it, for they read it once.
 * @param environment what else the site is told
 */
export async function siteDatabase(environment: Record<string, string> = {}) {
  const made = await freshDatabase();
  Object.assign(process.env, { DATABASE_URL: made.url, BASE_URL: SITE, LINK_SECRETS, ...environment });
  return made;
}

function emptySqlite(): { url: string } {
  const folder = folderInMemory('sqlite');
  afterAll(() => removeFolder(folder));
  return { url: `file:${path.join(folder, 'test.db')}` };
}

async function emptyPostgresql(server: string): Promise<{ url: string }> {
  const name = `plumbline_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  afterAll(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
