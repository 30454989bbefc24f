import { appendFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileSha256, knownSha256 } from '@/lib/content/sha256';
import { folderInMemory, removeFolder } from '@/tests/support/temporary-folder';

test('a file that was saved since has another hash, also with its size and its time as before', () => {
  const folder = folderInMemory('sha256');
  onTestFinished(() => removeFolder(folder));
  const file = join(folder, 'film.mp4');
  const then = new Date('2026-03-01T00:00:00Z');
  writeFileSync(file, 'first');
  utimesSync(file, then, then);
  const first = knownSha256(file);
  expect(first).toEqual(fileSha256(file));
  expect(knownSha256(file)).toEqual(first);
  writeFileSync(file, 'other');
  utimesSync(file, then, then);
  expect(knownSha256(file)).toEqual(fileSha256(file));
  appendFileSync(file, ', and more');
  expect(knownSha256(file)).toEqual(fileSha256(file));
});
