import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrateSqlite } from '@/lib/platform/database/migrate-sqlite';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder';

/** A folder on a machine where every new file can be read by everybody, unless it says otherwise. */
function anOpenFolder(): string {
  const before = process.umask(0);
  const folder = temporaryFolder('new-files');
  onTestFinished(() => {
    process.umask(before);
    removeFolder(folder);
  });
  return folder;
}

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

test('a new database and its log can be read by the site alone, from the first byte on', () => {
  const file = path.join(anOpenFolder(), 'site.db');
  migrateSqlite(file, []);
  const database = new Sqlite(file);
  database.exec('CREATE TABLE one (a)');
  expect([modeOf(file), modeOf(`${file}-wal`), modeOf(`${file}-shm`)]).toEqual(['600', '600', '600']);
  database.close();
});

test('so can a backup, which holds what was committed; the newest 14 are kept', () => {
  const folder = anOpenFolder();
  const file = path.join(folder, 'site.db');
  migrateSqlite(file, []);
  const database = new Sqlite(file);
  database.exec('CREATE TABLE one (a); INSERT INTO one VALUES (1)');
  const backups = path.join(folder, 'backups');
  fs.mkdirSync(backups);
  for (let day = 10; day < 25; day += 1)
    fs.writeFileSync(path.join(backups, `plumbline-202603${day}T030000000Z.db`), '');
  const env = { ...process.env, DATABASE_URL: `file:${file}`, BACKUP_FOLDER: backups };
  const made = execFileSync(process.execPath, ['deploy/backup.mjs'], { env, encoding: 'utf8' }).trim();
  database.close();
  expect([modeOf(made), new Sqlite(made).prepare('SELECT a FROM one').pluck().get()]).toEqual(['600', 1]);
  expect(fs.readdirSync(backups).filter((name) => name.endsWith('.db'))).toHaveLength(14);
  expect(fs.existsSync(made)).toBe(true);
});

const BACKUP = path.resolve('deploy/backup.mjs');
/** Runs a backup in a folder. @param environment what differs */
const backUp = (cwd: string, environment: Record<string, string>) =>
  spawnSync(process.execPath, [BACKUP], { cwd, env: { ...process.env, ...environment }, encoding: 'utf8' });

test('a backup that failed leaves nothing behind', () => {
  const folder = anOpenFolder();
  const dumps =
    '#!/bin/sh\nfor one; do case $one in --file=*) echo half > "${one#--file=}"; esac; done\nexit 1\n';
  fs.writeFileSync(path.join(folder, 'pg_dump'), dumps, { mode: 0o755 });
  const { status } = backUp(folder, {
    PATH: `${folder}:${process.env.PATH}`,
    DATABASE_URL: 'postgresql://me@127.0.0.1/plumbline',
    BACKUP_FOLDER: 'copies',
  });
  expect([status, fs.readdirSync(path.join(folder, 'copies'))]).toEqual([1, []]);
});

test('a dump asks the server that the address names, as the address says', () => {
  const folder = anOpenFolder();
  const dumps =
    '#!/bin/sh\nenv > asked\nfor one; do case $one in --file=*) : > "${one#--file=}"; esac; done\n';
  fs.writeFileSync(path.join(folder, 'pg_dump'), dumps, { mode: 0o755 });
  const { status, stderr } = backUp(folder, {
    PATH: `${folder}:${process.env.PATH}`,
    DATABASE_URL: 'postgresql://me:p%40ss@[::1]:5433/plumbline?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  });
  expect(status, stderr).toBe(0);
  const asked = fs.readFileSync(path.join(folder, 'asked'), 'utf8').split('\n');
  const server = ['PGHOST=::1', 'PGPORT=5433', 'PGUSER=me', 'PGPASSWORD=p@ss', 'PGDATABASE=plumbline'];
  expect(asked).toEqual(
    expect.arrayContaining([...server, 'PGSSLMODE=verify-full', 'PGSSLROOTCERT=/etc/ca.pem']),
  );
});

test('a backup takes empty variables for ones that are not set', () => {
  const folder = anOpenFolder();
  migrateSqlite(path.join(folder, 'data/plumbline.db'), []);
  const { status, stderr } = backUp(folder, { DATABASE_URL: '', BACKUP_FOLDER: '' });
  expect(status, stderr).toBe(0);
  expect(fs.readdirSync(path.join(folder, 'backups'))).toHaveLength(1);
});
