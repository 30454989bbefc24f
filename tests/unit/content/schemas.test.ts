import { expect, test } from 'vitest';
import { z } from 'zod';
import { KIND_IDS, KINDS, PRODUCT_SCHEMA } from '@/lib/content/kinds';
import { collectKnown } from '@/lib/content/known';
import { readAll } from '@/lib/content/read-all';
import { CONTENT } from '@/tests/support/content';

const sources = readAll(CONTENT);
const known = collectKnown(sources.kinds, sources.slugs);
const json = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

test.each(KIND_IDS)('an editor can complete and check %s', (kind) => {
  expect(json(KINDS[kind].schema(known))).toContain('"additionalProperties":false');
});

test('an editor offers the ids that exist', () => {
  expect(json(KINDS.home.schema(known))).toContain('"enum":["dana","luis","priya","kevin","anneke"]');
});

test('an editor explains what a field is for', () => {
  expect(json(PRODUCT_SCHEMA(known))).toContain('"description":"In cents: 4900 is $49."');
});
