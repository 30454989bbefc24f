import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { storageFindings } from '@/lib/server/storage';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

let folder = '';
let file = '';
beforeEach(() => {
  folder = temporaryFolder('storage');
  file = path.join(folder, 'a-file');
  fs.writeFileSync(file, 'as it was');
  fs.chmodSync(folder, 0o755);
  return () => {
    if (process.getuid?.() === 0) process.seteuid?.(0);
    fs.chmodSync(folder, 0o755);
    removeFolder(folder);
  };
});

const found = (environment: Record<string, string>, root = folder) =>
  Object.fromEntries(
    storageFindings(readEnv(environment), root).map(({ about, state, lines }) => [
      about,
      [state, ...lines].join(' '),
    ]),
  );

/** Root writes wherever it wants; who is not root can't become anybody else. */
function asAnybody(): void {
  if (process.getuid?.() === 0) process.seteuid?.(65534);
}

test('a folder for the database that can not be made stops the site', () => {
  expect(found({ DATABASE_URL: `file:${file}/data/site.db` })['database folder']).toBe(
    `stop DATABASE_URL: the folder can't be made (${file}/data): not a directory. ` +
      'Give it to the account of the site, or name another file',
  );
});

test('so does one that belongs to somebody else', () => {
  fs.chmodSync(folder, 0o555);
  asAnybody();
  const { 'database folder': inIt } = found({ DATABASE_URL: `file:${folder}/site.db` });
  expect(inIt).toContain(`stop DATABASE_URL: the folder can't be written (${folder}): permission denied`);
  const { 'database folder': below } = found({ DATABASE_URL: `file:${folder}/data/site.db` });
  expect(below).toContain("can't be made");
});

test('a list of what was erased that can not be written stops the site, and is named', () => {
  fs.chmodSync(file, 0o444);
  asAnybody();
  const { 'erased list': said } = found({ ERASED_LIST: file });
  expect(said).toContain(`stop ERASED_LIST: the list can't be written (${file}): permission denied`);
  expect(found({ ERASED_LIST: folder })['erased list']).toContain(
    "stop ERASED_LIST: the list can't be written",
  );
});

test('so does one beside the database, which nobody has set', () => {
  fs.mkdirSync(path.join(folder, 'site.db.erased'));
  const { 'erased list': said } = found({ DATABASE_URL: `file:${folder}/site.db` });
  expect(said).toContain('stop ERASED_LIST (not set: beside the database): ');
});

test('a folder for archives that can not be made is to be looked at, and stops nothing', () => {
  fs.writeFileSync(path.join(folder, 'data'), 'in the way');
  expect(found({}).archives).toMatch(/^look the folder can't be made .*: buyers get single files/);
});

test('on Postgres there is no folder to look at, and a list only where one is named', () => {
  const DATABASE_URL = 'postgresql://a@127.0.0.1/b';
  expect(found({ DATABASE_URL })).toMatchObject({
    'database folder': 'off Postgres keeps its own',
    'erased list': expect.stringMatching(/^off ERASED_LIST is not set/) as string,
  });
});

test('the trial leaves nothing behind, and a list as it was', () => {
  const below = `${folder}/not/there/yet`;
  expect(found({ DATABASE_URL: `file:${below}/site.db`, ERASED_LIST: file })).toEqual({
    'database folder': `ok ${below} can be written`,
    'erased list': `ok ${file} can be written`,
    archives: `ok ${folder}/data/archives can be written`,
  });
  expect(found({ ERASED_LIST: `${below}/erased` })['erased list']).toMatch(/^ok/);
  expect(fs.readFileSync(file, 'utf8')).toBe('as it was');
  expect(fs.readdirSync(folder)).toEqual(['a-file']);
});

test('archives lie where ARCHIVE_FOLDER says', () => {
  expect(found({ ARCHIVE_FOLDER: file }).archives).toMatch(/^look the folder can't be written .*a-file/);
});
