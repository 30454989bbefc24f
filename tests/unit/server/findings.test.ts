import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { erasedListFinding } from '@/lib/server/storage';
import { loadContent } from '@/lib/content/load';
import { configurationFindings } from '@/lib/server/configuration';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';
import { CONTENT } from '../../support/content-folder';

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

const found = (environment: Record<string, string>, asProduction = false) => {
  const { state, lines } = erasedListFinding(readEnv(environment), asProduction);
  return [state, ...lines].join(' ');
};

/** Root writes wherever it wants; who is not root can't become anybody else. */
function asAnybody(): void {
  if (process.getuid?.() === 0) process.seteuid?.(65534);
}

test('a list of what was erased that can not be written stops the site, and is named', () => {
  fs.chmodSync(file, 0o444);
  asAnybody();
  expect(found({ ERASED_LIST: file })).toContain("stop ERASED_LIST: the list can't be written (EACCES");
  expect(found({ ERASED_LIST: folder })).toContain('EISDIR');
  expect(found({ ERASED_LIST: `${file}/below/it` })).toContain('ENOTDIR');
});

test('production without a list is told what that means; a demo may do without', () => {
  const DATABASE_URL = 'postgresql://127.0.0.1/plumbline';
  expect(found({ DATABASE_URL }, true)).toMatch(/^look ERASED_LIST is not set: .* comes back with a backup/);
  expect(found({ DATABASE_URL })).toMatch(/^off/);
});

test('looking leaves nothing behind, and a list as it was', () => {
  expect(found({ ERASED_LIST: file })).toBe(`ok ${file} can be written`);
  expect(found({ ERASED_LIST: `${folder}/not/there/yet` })).toMatch(/^ok/);
  expect(fs.readFileSync(file, 'utf8')).toBe('as it was');
  expect(fs.readdirSync(folder)).toEqual(['a-file']);
});

const content = loadContent(CONTENT);
function said(about: string, environment: Record<string, string>, asProduction = true) {
  const findings = configurationFindings(readEnv(environment), content, process.cwd(), asProduction);
  return findings.find((one) => one.about === about);
}

test('in production it says that all visitors of an unnamed proxy count as one', () => {
  expect(said('proxy', {})).toMatchObject({ state: 'look', lines: [expect.stringContaining('one network')] });
  expect(said('proxy', {}, false)).toMatchObject({ state: 'off' });
  expect(said('proxy', { TRUSTED_PROXIES: '1' })).toMatchObject({ state: 'ok', lines: ['1 in a row'] });
});

test('limits are counted in Postgres where there is one, by all processes together', () => {
  expect(said('limits', {})).toMatchObject({ lines: ['counted in the memory of one process'] });
  expect(said('limits', { DATABASE_URL: 'postgresql://a@127.0.0.1/b' })).toMatchObject({
    lines: ['counted in Postgres, by all processes together'],
  });
});
