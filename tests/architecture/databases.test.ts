import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ON_POSTGRESQL_TOO } from '../../vitest.config';

const ROOT = path.join(import.meta.dirname, '../..');
const INTEGRATION = 'tests/integration';
const names = readdirSync(path.join(ROOT, INTEGRATION)).map((file) => file.replace('.test.ts', ''));

/** Every file that these tests load, or could load. */
async function filesOf(tests: string[]): Promise<string[]> {
  const { metafile } = await build({
    ...{ entryPoints: tests.map((name) => `${INTEGRATION}/${name}.test.ts`), absWorkingDir: ROOT },
    ...{ bundle: true, write: false, metafile: true, outdir: 'none', logLevel: 'error' },
    ...{ platform: 'node', format: 'esm', jsx: 'automatic', packages: 'external', alias: { '@': ROOT } },
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
