import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { oneConnection } from '../../lib/platform/database/one-connection';
import { BackupError } from './backup-error';
import { runPostgresql } from './postgresql-programs';

const TIMEOUT = 10_000;
const PORTABLE = ['--no-owner', '--no-privileges'];

/**
 * Dumps a Postgres database as it is at one moment, while others use it.
 * @param target appears when the dump is whole
 */
export async function backupPostgresql(url: string, target: string): Promise<void> {
  const part = `${target}.part`;
  try {
    fs.closeSync(fs.openSync(part, 'wx', 0o600)); // nobody else may read it, from its first byte on
    await runPostgresql('pg_dump', ['--format=custom', ...PORTABLE, `--file=${part}`], url);
    fs.renameSync(part, target);
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/**
 * A connection stays among the server's for a moment after it was closed: how often it is looked for those,
 * and when, in ms.
 */
const CLOSING = { looks: 16, every: 200 };

/**
 * Waits a few seconds for connections that are closing.
 * @throws BackupError when somebody else is connected, with their names, or the server does not answer
 */
export async function expectUnusedPostgresql(url: string): Promise<void> {
  const client = oneConnection(url, { connectionTimeoutMillis: TIMEOUT });
  try {
    await client.connect();
    let others = await connectedBesides(client);
    for (let looks = 1; others.length > 0 && looks < CLOSING.looks; looks += 1) {
      await setTimeout(CLOSING.every);
      others = await connectedBesides(client);
    }
    if (others.length > 0)
      throw new BackupError(`The database is in use by ${others.join(', ')}. Stop the site first.`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The database does not answer: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

/**
 * Who else is connected to this database: what their programs call themselves, and the server's process for
 * each.
 */
async function connectedBesides(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; pid: number }>(
    `SELECT application_name AS name, pid FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
     ORDER BY backend_start`,
  );
  return rows.map(({ name, pid }) => `${name || 'a connection without a name'} (process ${pid})`);
}

/**
 * Puts a dump in the place of what is in a Postgres database, all in one transaction: who reads meanwhile
 * waits, and if anything fails, nothing has changed. What the dump does not know goes too: a table of a later
 * version would stop the migrations.
 */
export async function restorePostgresql(dump: string, url: string): Promise<void> {
  const script = `${dump}.sql.part`;
  try {
    fs.closeSync(fs.openSync(script, 'wx', 0o600));
    // Written out first: a damaged dump is known before anything is emptied.
    await runPostgresql('pg_restore', [...PORTABLE, `--file=${script}`, dump], null);
    const once = ['--single-transaction', '--set=ON_ERROR_STOP=1', '--no-psqlrc', '--quiet'];
    await runPostgresql('psql', [...once, `--command=${EMPTY}`, `--file=${script}`], url);
  } finally {
    fs.rmSync(script, { force: true });
  }
}

const EMPTY = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE public.%I CASCADE', one.name);
  END LOOP;
  FOR one IN SELECT typname AS name FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' LOOP
    EXECUTE format('DROP TYPE public.%I', one.name);
  END LOOP;
END $$`;
