import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase, PRISMA_FOLDER } from '../support/databases';
import { CONTENT } from '../support/content-folder';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database, url } = await freshDatabase();
const root = temporaryFolder('ready');
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  removeFolder(root);
});
fs.cpSync(PRISMA_FOLDER, path.join(root, 'prisma'), { recursive: true, dereference: true });
process.chdir(root);
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000' });
const { GET: ready } = await import('@/app/api/ready/route');
const { GET: health } = await import('@/app/api/health/route');

/** Asks anew: an answer counts for a second. */
async function asked(): Promise<unknown> {
  delete (globalThis as { plumblineReady?: unknown }).plumblineReady;
  const answer = await ready();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

test('without content it is not ready, and names no file', async () => {
  expect(await asked()).toEqual([503, { ready: false, missing: ['content'] }]);
});

test('with database, migrations and content it is ready', async () => {
  fs.symlinkSync(CONTENT, path.join(root, 'content'));
  expect(await asked()).toEqual([200, { ready: true }]);
});

test('with a migration that was not applied it is not ready', async () => {
  await database.$executeRawUnsafe(`UPDATE "_prisma_migrations" SET finished_at = NULL`);
  expect(await asked()).toEqual([503, { ready: false, missing: ['migrations'] }]);
});

test('with a database that does not answer it is not ready, and alive all the same', async () => {
  await database.$executeRawUnsafe(`ALTER TABLE "_prisma_migrations" RENAME TO "gone"`);
  expect(await asked()).toEqual([503, { ready: false, missing: ['database'] }]);
  expect(health().status).toBe(200);
});

test('strangers who ask at once cost one look', async () => {
  await asked();
  await database.$executeRawUnsafe(`ALTER TABLE "gone" RENAME TO "_prisma_migrations"`);
  expect((await ready()).status).toBe(503);
});
