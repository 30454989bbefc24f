import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/**
 * What libpq, which these programs speak through, takes in an address; what other drivers read there it
 * refuses.
 */
const OF_LIBPQ = /^(ssl\w+|connect_timeout|options|channel_binding|target_session_attrs|host|port)$/;

/**
 * Runs one of the programs that come with Postgres.
 * @param url the database it is to work on; null: none
 * @throws BackupError with what it said, or that it is missing
 */
export async function runPostgresql(program: Program, args: string[], url: string | null): Promise<void> {
  const file = programFile(program, programFolders());
  const { address, password } = url ? withoutSecret(url) : { address: '', password: '' };
  // A password among the arguments could be read by everybody on the machine.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await new Promise<void>((resolve, reject) => {
    execFile(file, address ? [...args, `--dbname=${address}`] : args, { env }, (error, _, stderr) => {
      if (error) reject(new BackupError(`${program} failed: ${stderr.trim() || error.message}`));
      else resolve();
    });
  });
}

/** @throws BackupError when it is in none of these folders */
export function programFile(program: Program, folders: string[]): string {
  const file = folders.map((folder) => path.join(folder, program)).find((one) => fs.existsSync(one));
  if (file) return file;
  throw new BackupError(
    `${program} is missing. Install the client programs of Postgres, no older than your server ` +
      `(Debian, Ubuntu: apt-get install postgresql-client).`,
  );
}

/**
 * Debian keeps one folder per version, of which the newest reads every older server; elsewhere they are on
 * the PATH.
 */
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
