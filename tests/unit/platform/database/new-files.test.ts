import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrateSqlite } from '@/lib/platform/database/migrate-sqlite';
import { restoreSqlite } from '../../../../scripts/backups/sqlite';
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

test('so can a backup that is put back, whoever can read the backup', async () => {
  const folder = anOpenFolder();
  const [backup, file] = [path.join(folder, 'backup.db'), path.join(folder, 'site.db')];
  migrateSqlite(backup, []);
  fs.chmodSync(backup, 0o644);
  const modes: string[] = [];
  const settle = (url: string) => Promise.resolve(void modes.push(modeOf(url.slice('file:'.length))));
  await restoreSqlite(backup, { file, aside: `${file}.before`, settle });
  expect([...modes, modeOf(file)]).toEqual(['600', '600']);
});
