import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hold } from '@/scripts/deploy/lock.mjs';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

test.each([
  ['by a process that had the number of this one, as in a container', String(process.pid)],
  ['empty, where the machine went down', ''],
])('a lock that was left %s is in nobody’s way', (_, text) => {
  const folder = temporaryFolder('lock');
  onTestFinished(() => removeFolder(folder));
  const lock = path.join(folder, '.lock');
  fs.writeFileSync(lock, text);
  const release = hold(lock, 'Somebody is at it');
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.pid));
  release();
  expect(fs.existsSync(lock)).toBe(false);
});

test('a lock whose process is there is taken', () => {
  const folder = temporaryFolder('lock');
  onTestFinished(() => removeFolder(folder));
  const lock = path.join(folder, '.lock');
  fs.writeFileSync(lock, String(process.ppid));
  expect(() => hold(lock, 'Somebody is at it')).toThrow(`Somebody is at it: process ${process.ppid}`);
});
