/** npm run content:schemas: what editors need to complete and check the files in content/ while you type. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KIND_IDS, KINDS, PRODUCT_SCHEMA } from '@/lib/content/kinds';
import { collectKnown } from '@/lib/content/known';
import { readAll } from '@/lib/content/read-all';

const root = join(process.cwd(), 'content');
const sources = readAll(root);
const known = collectKnown(sources.kinds, sources.slugs);
const schemas = [
  ...KIND_IDS.map((kind) => ({ name: kind, schema: KINDS[kind].schema(known) })),
  { name: 'product', schema: PRODUCT_SCHEMA(known) },
];

const folder = join(root, '.schemas');
mkdirSync(folder, { recursive: true });
for (const { name, schema } of schemas) {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(json, null, 2) + '\n');
}
console.log(`Wrote ${schemas.length} schemas to content/.schemas.`);
