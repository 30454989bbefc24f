// npm run backup: copies the database of DATABASE_URL into BACKUP_FOLDER, while the site runs, and keeps the
// newest 14 copies. Exit code 1: there is no new one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

const KEPT = 14;
if (process.argv.length > 2) {
  console.error('npm run backup takes no options: DATABASE_URL says what is copied, BACKUP_FOLDER where to.');
  process.exit(2);
}
if (fs.existsSync('.env')) process.loadEnvFile();
// An empty one counts as not set.
const url = process.env.DATABASE_URL?.trim() || 'file:./data/plumbline.db';
const folder = process.env.BACKUP_FOLDER?.trim() || 'backups';
const ending = url.startsWith('file:') ? 'db' : 'dump';
const file = path.join(folder, `plumbline-${new Date().toISOString().replaceAll(/[-:.]/g, '')}.${ending}`);
const part = `${file}.part`;

process.umask(0o077); // nobody else may read it
fs.mkdirSync(folder, { recursive: true });
try {
  await (ending === 'db' ? copySqlite() : dumpPostgres());
  fs.renameSync(part, file);
} catch (error) {
  fs.rmSync(part, { force: true });
  throw error;
}
const all = fs.readdirSync(folder).filter((name) => /^plumbline-\w+\.(db|dump)$/.test(name));
for (const old of all.sort().reverse().slice(KEPT)) fs.rmSync(path.join(folder, old));
console.log(file);

async function copySqlite() {
  const database = new Sqlite(url.slice('file:'.length), { fileMustExist: true, timeout: 30_000 });
  // All pages in one step: a copy in many begins anew whenever somebody has written.
  await database.backup(part, { progress: () => Number.MAX_SAFE_INTEGER });
  database.close();
}

function dumpPostgres() {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  // Not as arguments, which everybody on the machine can read.
  const server = {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'), // an IPv6 address
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const name of ['sslmode', 'sslrootcert'])
    if (searchParams.has(name)) server[`PG${name.toUpperCase()}`] = searchParams.get(name);
  const env = { ...process.env, ...server };
  const dump = ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`];
  const { status } = spawnSync('pg_dump', dump, { env, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('pg_dump failed, or is not there (Debian: apt-get install postgresql-client).');
}
