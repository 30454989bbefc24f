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

const found = (environment: Record<string, string>) =>
  Object.fromEntries(
    storageFindings(readEnv(environment)).map(({ about, state, lines }) => [
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

test('a list of what was erased that can not be written stops the site, and is named', () => {
  fs.chmodSync(file, 0o444);
  asAnybody();
  const { 'erased list': said } = found({ ERASED_LIST: file });
  expect(said).toContain(`stop ERASED_LIST: the list can't be written (${file}): permission denied`);
  expect(found({ ERASED_LIST: folder })['erased list']).toContain(
    "stop ERASED_LIST: the list can't be written",
  );
});

test('the trial leaves nothing behind, and a list as it was', () => {
  const below = `${folder}/not/there/yet`;
  expect(found({ DATABASE_URL: `file:${below}/site.db`, ERASED_LIST: file })).toEqual({
    'database folder': `ok ${below} can be written`,
    'erased list': `ok ${file} can be written`,
  });
  expect(found({ ERASED_LIST: `${below}/erased` })['erased list']).toMatch(/^ok/);
  expect(fs.readFileSync(file, 'utf8')).toBe('as it was');
  expect(fs.readdirSync(folder)).toEqual(['a-file']);
});
