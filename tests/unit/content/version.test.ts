import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFingerprint, contentVersion } from '@/lib/content/sha256';
import { contentWith, CONTENT } from '@/tests/support/content';
import { KINDS, YAML_KINDS } from '@/lib/content/content';
import { collectKnown, readAll } from '@/lib/content/read-all';

test('the version is the same for the same bytes, wherever they lie', () => {
  expect(contentVersion(contentWith())).toBe(contentVersion(contentWith()));
  expect(contentVersion(contentWith())).toMatch(/^[0-9a-f]{64}$/);
});

test('the version changes with one letter', () => {
  expect(contentVersion(contentWith(['team.yaml', 'Nora', 'Cora']))).not.toBe(contentVersion(contentWith()));
});

test('the fingerprint changes when a file is saved', () => {
  const root = contentWith();
  const before = contentFingerprint(root);
  expect(contentFingerprint(root)).toBe(before);
  utimesSync(join(root, 'team.yaml'), new Date(0), new Date(0));
  expect(contentFingerprint(root)).not.toBe(before);
});

const sources = readAll(CONTENT);
const known = collectKnown(sources);
const json = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

test.each(YAML_KINDS)('an editor can complete and check $path', ({ schema }) => {
  expect(json(schema(known))).toContain('"additionalProperties":false');
});

test('an editor offers the ids that exist', () => {
  expect(json(KINDS.home.schema(known))).toContain('"enum":["dana","luis","priya","kevin","anneke"]');
});
