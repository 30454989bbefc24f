import { execFileSync } from 'node:child_process';
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
