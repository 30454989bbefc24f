import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '@/lib/platform/config/running';
import { setKnownTroubles } from '@/lib/server/readiness';
import { siteDatabase } from '../support/databases';
import { CONTENT } from '../support/content-folder';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database } = await siteDatabase();
const root = temporaryFolder('ready');
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  removeFolder(root);
});
process.chdir(root);
const { GET: ready } = await import('@/app/api/ready/route');
const { notReady } = await import('@/lib/server/readiness');
const { GET: health } = await import('@/app/api/health/route');

/** Asks anew: an answer counts for a second. */
async function asked(): Promise<unknown> {
  Reflect.deleteProperty(globalThis, 'plumblineReady');
  const answer = await ready();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

test('without content it is not ready, and names no file', async () => {
  expect(await asked()).toEqual([503, { ready: false, missing: ['content'], attention: [] }]);
});

test('with database and content it is ready', async () => {
  fs.cpSync(CONTENT, path.join(root, contentFolder()), { recursive: true });
  expect(await asked()).toEqual([200, { ready: true, attention: [] }]);
});

test('troubles are named', async () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'plumblineTroubles'));
  setKnownTroubles(['mail', 'prices']);
  expect(await asked()).toMatchObject([200, { attention: ['mail', 'prices'] }]);
});

test('with a database that can’t be written it is not ready, and alive all the same', async () => {
  await database.$executeRawUnsafe(`ALTER TABLE "LimitCount" RENAME TO "Elsewhere"`);
  expect(await asked()).toEqual([503, { ready: false, missing: ['database'], attention: [] }]);
  expect(health().status).toBe(200);
});

test('however many ask, it looks once a second', async () => {
  const looked = Date.now() + 10_000;
  expect(await Promise.all([notReady(looked), notReady(looked)])).toEqual([['database'], ['database']]);
  await database.$executeRawUnsafe(`ALTER TABLE "Elsewhere" RENAME TO "LimitCount"`);
  expect(await notReady(looked + 999)).toEqual(['database']);
  expect(await notReady(looked + 1000)).toEqual([]);
});
