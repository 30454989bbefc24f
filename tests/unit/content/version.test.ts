import { createHash } from 'node:crypto';
import { renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFingerprint, contentVersion } from '@/lib/content/version';
import { contentWith } from '@/tests/support/content';

const version = (root: string) =>
  contentVersion(root, (bytes) => createHash('sha256').update(bytes).digest('hex'));

test('the version is the same for the same bytes, wherever they lie', () => {
  expect(version(contentWith())).toBe(version(contentWith()));
  expect(version(contentWith())).toMatch(/^[0-9a-f]{64}$/);
});

test('the version changes with one letter', () => {
  expect(version(contentWith(['team.yaml', 'Nora', 'Cora']))).not.toBe(version(contentWith()));
});

test('the version changes when a file is renamed', () => {
  const root = contentWith();
  const before = version(root);
  renameSync(join(root, 'team.yaml'), join(root, 'people.yaml'));
  expect(version(root)).not.toBe(before);
});

test('the fingerprint changes when a file is saved', () => {
  const root = contentWith();
  const before = contentFingerprint(root);
  expect(contentFingerprint(root)).toBe(before);
  utimesSync(join(root, 'team.yaml'), new Date(0), new Date(0));
  expect(contentFingerprint(root)).not.toBe(before);
});
