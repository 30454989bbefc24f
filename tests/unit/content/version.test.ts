import { renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFingerprint, contentVersion } from '@/lib/content/sha256';
import { contentWith } from '@/tests/support/content';

test('the version is the same for the same bytes, wherever they lie', () => {
  expect(contentVersion(contentWith())).toBe(contentVersion(contentWith()));
  expect(contentVersion(contentWith())).toMatch(/^[0-9a-f]{64}$/);
});

test('the version changes with one letter', () => {
  expect(contentVersion(contentWith(['team.yaml', 'Nora', 'Cora']))).not.toBe(contentVersion(contentWith()));
});

test('the version changes when a file is renamed', () => {
  const root = contentWith();
  const before = contentVersion(root);
  renameSync(join(root, 'team.yaml'), join(root, 'people.yaml'));
  expect(contentVersion(root)).not.toBe(before);
});

test('the fingerprint changes when a file is saved', () => {
  const root = contentWith();
  const before = contentFingerprint(root);
  expect(contentFingerprint(root)).toBe(before);
  utimesSync(join(root, 'team.yaml'), new Date(0), new Date(0));
  expect(contentFingerprint(root)).not.toBe(before);
});
