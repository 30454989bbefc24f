import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepFile, type MadeHashes } from '../made';

function aFolder() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'made-'));
  mkdirSync(path.join(root, 'a-tool/files'), { recursive: true });
  const file = path.join(root, 'a-tool/files/guide.pdf');
  const hashes: MadeHashes = {};
  const keep = (text: string) =>
    keepFile(root, { slug: 'a-tool', name: 'guide.pdf', bytes: Buffer.from(text) }, hashes);
  return { file, keep, hashes };
}

test('a file that is not there is written', () => {
  const { file, keep } = aFolder();
  expect(keep('one')).toBe('written');
  expect(readFileSync(file, 'utf8')).toBe('one');
});

test('a file that is as it was made is written anew when what is made changes', () => {
  const { file, keep } = aFolder();
  keep('one');
  expect(keep('one')).toBe('as it was');
  expect(keep('two')).toBe('written');
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a file that a person has changed stays, each time, and is told', () => {
  const { file, keep, hashes } = aFolder();
  keep('one');
  writeFileSync(file, 'by hand');
  const before = { ...hashes };
  expect(keep('one')).toBe('changed by hand');
  expect(keep('two')).toBe('changed by hand');
  expect(readFileSync(file, 'utf8')).toBe('by hand');
  expect(hashes).toEqual(before);
});
