import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';
import { oneConnection } from '../../lib/platform/database/postgresql';
import { CommandError } from '../owner/output';

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
 * @throws CommandError when somebody else is connected, with their names, or the server does not answer
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
      throw new CommandError(`The database is in use by ${others.join(', ')}. Stop the site first.`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The database does not answer: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

/** What programs call themselves that are connected, and the server's process for each. */
async function connectedBesides(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; pid: number }>(
    `SELECT application_name AS name, pid FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
     ORDER BY backend_start`,
  );
  return rows.map(({ name, pid }) => `${name || 'a connection without a name'} (process ${pid})`);
}

/**
 * Puts a dump in the place of what is in a Postgres database, in one transaction. What the dump does not know
 * goes too: a table of a later version would stop the migrations.
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

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/**
 * What libpq, which these programs speak through, takes in an address; what other drivers read there it
 * refuses.
 */
const OF_LIBPQ = /^(ssl\w+|connect_timeout|options|channel_binding|target_session_attrs|host|port)$/;

/**
 * Runs one of the programs that come with Postgres.
 * @param url the database it is to work on; null: none
 * @throws CommandError with what it said, or that it is missing
 */
async function runPostgresql(program: Program, args: string[], url: string | null): Promise<void> {
  const file = programFile(program, programFolders());
  const { address, password } = url ? withoutSecret(url) : { address: '', password: '' };
  // A password among the arguments could be read by everybody on the machine.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await new Promise<void>((resolve, reject) => {
    execFile(file, address ? [...args, `--dbname=${address}`] : args, { env }, (error, _, stderr) => {
      if (error) reject(new CommandError(`${program} failed: ${stderr.trim() || error.message}`));
      else resolve();
    });
  });
}

/** @throws CommandError when it is in none of these folders */
export function programFile(program: Program, folders: string[]): string {
  const file = folders.map((folder) => path.join(folder, program)).find((one) => fs.existsSync(one));
  if (file) return file;
  throw new CommandError(
    `${program} is missing. Install the client programs of Postgres, no older than your server ` +
      `(Debian, Ubuntu: apt-get install postgresql-client).`,
  );
}

/** Debian keeps one folder per version, of which the newest reads every older server. */
export function programFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...versions.map((version) => path.join(debian, version, 'bin')), ...onPath];
}

/** The address as it may stand among the arguments of a process, and the password, which may not. */
export function withoutSecret(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  for (const name of [...address.searchParams.keys()])
    if (!OF_LIBPQ.test(name)) address.searchParams.delete(name);
  return { address: address.href, password };
}
