import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { erasedListFaults } from '@/lib/server/storage';
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

const found = (environment: Record<string, string>) => erasedListFaults(readEnv(environment)).join(' ');

/** Root writes wherever it wants; who is not root can't become anybody else. */
function asAnybody(): void {
  if (process.getuid?.() === 0) process.seteuid?.(65534);
}

test('a list of what was erased that can not be written stops the site, and is named', () => {
  fs.chmodSync(file, 0o444);
  asAnybody();
  expect(found({ ERASED_LIST: file })).toContain("ERASED_LIST: the list can't be written (EACCES");
  expect(found({ ERASED_LIST: folder })).toContain('EISDIR');
  expect(found({ ERASED_LIST: `${file}/below/it` })).toContain('ENOTDIR');
});

test('looking leaves nothing behind, and a list as it was', () => {
  expect(found({ ERASED_LIST: file })).toBe('');
  expect(found({ ERASED_LIST: `${folder}/not/there/yet` })).toBe('');
  expect(fs.readFileSync(file, 'utf8')).toBe('as it was');
  expect(fs.readdirSync(folder)).toEqual(['a-file']);
});

const content = loadContent(CONTENT);
const findings = (environment: Record<string, string>, asProduction = true) =>
  configurationFindings(readEnv(environment), content, process.cwd(), asProduction);
const looks = (...given: Parameters<typeof findings>) => findings(...given).looks;

test('such a list stops a demo, too', () => {
  expect(findings({ ERASED_LIST: folder }, false).stops).toContainEqual(expect.stringContaining('EISDIR'));
});

test('in production it says that all visitors of an unnamed proxy count as one', () => {
  expect(looks({})).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is not set.* one network/)]);
  expect(looks({}, false)).toEqual([]);
  expect(looks({ TRUSTED_PROXIES: '1' })).toEqual([]);
});

test('production without a list is told what that means; a demo may do without', () => {
  const environment = { DATABASE_URL: 'postgresql://127.0.0.1/plumbline', TRUSTED_PROXIES: '1' };
  expect(looks(environment)).toEqual([
    expect.stringMatching(/^ERASED_LIST is not set: .* comes back with a backup/),
  ]);
  expect(looks(environment, false)).toEqual([]);
});
