// npm run backup: copies the database of DATABASE_URL into BACKUP_FOLDER, while the site runs, and keeps the
// newest 14 copies. Exit code 1: there is no new one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

const KEPT = 14;
if (fs.existsSync('.env')) process.loadEnvFile();
const { DATABASE_URL: url = 'file:./data/plumbline.db', BACKUP_FOLDER: folder = 'backups' } = process.env;
const ending = url.startsWith('file:') ? 'db' : 'dump';
const file = path.join(folder, `plumbline-${new Date().toISOString().replaceAll(/[-:.]/g, '')}.${ending}`);
const part = `${file}.part`;

process.umask(0o077); // nobody else may read it
fs.mkdirSync(folder, { recursive: true });
if (ending === 'db') {
  const database = new Sqlite(url.slice('file:'.length), { fileMustExist: true, timeout: 30_000 });
  // All pages in one step: a copy in many begins anew whenever somebody has written.
  await database.backup(part, { progress: () => Number.MAX_SAFE_INTEGER });
  database.close();
} else {
  const { hostname, port, username, password, pathname } = new URL(url);
  // Not as arguments, which everybody on the machine can read.
  const server = {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const env = { ...process.env, ...server };
  const dump = ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`];
  const { status } = spawnSync('pg_dump', dump, { env, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('pg_dump failed, or is not there (Debian: apt-get install postgresql-client).');
}
fs.renameSync(part, file);
const all = fs.readdirSync(folder).filter((name) => /^plumbline-\w+\.(db|dump)$/.test(name));
for (const old of all.sort().reverse().slice(KEPT)) fs.rmSync(path.join(folder, old));
console.log(file);
