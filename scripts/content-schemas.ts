/** npm run content:schemas: what editors need to complete and check the files in content/ while you type. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { editorSchema, YAML_KINDS } from '@/lib/content/content';
import { collectKnown, readAll } from '@/lib/content/read-all';

const root = join(process.cwd(), 'content');
const sources = readAll(root);
const known = collectKnown(sources);

for (const kind of YAML_KINDS) {
  const json = z.toJSONSchema(kind.schema(known), { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const file = join(root, '.schemas', editorSchema(kind));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(json, null, 2) + '\n');
}
console.log(`Wrote ${YAML_KINDS.length} schemas to content/.schemas.`);
