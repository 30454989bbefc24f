import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { PERSONAL, PERSONAL_TABLES } from '@/lib/your-data/store/clean-up';
import { ON_POSTGRESQL_TOO } from '../../vitest.config';

const ROOT = path.join(import.meta.dirname, '../..');
const INTEGRATION = 'tests/integration';
const names = readdirSync(path.join(ROOT, INTEGRATION)).map((file) => file.replace('.test.ts', ''));

/** Every file that these tests load, or could load. */
async function filesOf(tests: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: tests.map((name) => `${INTEGRATION}/${name}.test.ts`),
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'none',
    logLevel: 'error',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': ROOT },
  });
  return Object.keys(metafile.inputs);
}

test('every store, and all that opens a database, is within reach of a test that runs on Postgres', async () => {
  const stores = readdirSync(path.join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
    .map((file) => `lib/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^lib\/([^/]+\/store|platform\/database)\/[^/]+\.ts$/.test(file));
  expect(stores.length).toBeGreaterThan(20);
  const reached = await filesOf(Object.keys(ON_POSTGRESQL_TOO));
  expect(stores.filter((store) => !reached.includes(store))).toEqual([]);
});

test('a test that runs on Postgres too is there', () => {
  expect(Object.keys(ON_POSTGRESQL_TOO).filter((name) => !names.includes(name))).toEqual([]);
});

test('each model says what of it is personal, and what hangs on a person is', () => {
  const folder = path.join(ROOT, 'prisma/models');
  const schema = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(([, name = '', columns = '']) => ({
    name,
    columns,
  }));
  const namesWith = (text: RegExp) =>
    models.filter(({ columns }) => text.test(columns)).map(({ name }) => name);
  expect(Object.keys(PERSONAL).sort()).toEqual(models.map(({ name }) => name).sort());
  expect(PERSONAL_TABLES).toEqual(expect.arrayContaining(namesWith(/assessmentId|email|recipient/)));
  // A clean-up asks for a table by the name of its model.
  expect(namesWith(/@@map/).filter((name) => PERSONAL_TABLES.includes(name))).toEqual([]);
});
