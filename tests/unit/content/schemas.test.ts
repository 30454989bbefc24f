import { expect, test } from 'vitest';
import { z } from 'zod';
import { KINDS, YAML_KINDS } from '@/lib/content/content';
import { collectKnown, readAll } from '@/lib/content/read-all';
import { CONTENT } from '@/tests/support/content';

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

test('an editor explains what a field is for', () => {
  expect(json(KINDS.product.schema(known))).toContain('"description":"In cents: 4900 is $49."');
});
