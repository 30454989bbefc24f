import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { inProject } from '../scripts/setup/project.mjs';
import { startPostgresql } from '../tests/support/postgresql-server';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';

/**
 * A place for databases: `fresh` makes a new one with every migration and these rows, and returns its
 * address.
 */
export type Databases = {
  name: 'SQLite' | 'Postgres';
  fresh: (name: string, rows: Assessment[]) => Promise<string>;
  stop: () => Promise<void>;
};

export function sqlite(): Databases {
  const folder = temporaryFolder('bench');
  return {
    name: 'SQLite',
    fresh: (name, rows) => filled(`file:${path.join(folder, `${name}.db`)}`, rows),
    stop: () => Promise.resolve(removeFolder(folder)),
  };
}

/**
 * The server that the tests use: it does not wait for the disk, which leaves the handlers the larger part of
 * the time.
 */
export async function postgres(): Promise<Databases> {
  const server = await startPostgresql();
  const made: string[] = [];
  return {
    name: 'Postgres',
    fresh: async (name, rows) => {
      const database = `plumbline_bench_${name}_${randomBytes(6).toString('hex')}`;
      await onServer(server.url, `CREATE DATABASE ${database} TEMPLATE template0`);
      made.push(database);
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return filled(url.href, rows);
    },
    stop: async () => {
      for (const database of made) await onServer(server.url, `DROP DATABASE ${database} WITH (FORCE)`);
      await server.stop();
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function filled(url: string, rows: Assessment[]): Promise<string> {
  await migrate(url, inProject('prisma'));
  const database = openDatabase(url);
  for (const row of rows) await insertAssessment(database, row, null);
  await database.$disconnect();
  return url;
}
