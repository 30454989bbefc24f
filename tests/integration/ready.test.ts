import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '@/lib/platform/config/running';
import { setKnownTroubles } from '@/lib/server/readiness';
import { PRISMA_FOLDER, siteDatabase } from '../support/databases';
import { CONTENT } from '../support/content-folder';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database } = await siteDatabase();
const root = temporaryFolder('ready');
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  removeFolder(root);
});
fs.cpSync(PRISMA_FOLDER, path.join(root, 'prisma'), { recursive: true, dereference: true });
process.chdir(root);
const { GET: ready } = await import('@/app/api/ready/route');
const { notReady } = await import('@/lib/server/readiness');
const { GET: health } = await import('@/app/api/health/route');

function forget(): void {
  Reflect.deleteProperty(globalThis, 'plumblineReady');
}

/** Asks anew: an answer counts for a second, a write for five. */
async function asked(): Promise<unknown> {
  forget();
  const answer = await ready();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

test('without content it is not ready, and names no file', async () => {
  expect(await asked()).toEqual([503, { ready: false, missing: ['content'], attention: [] }]);
});

test('with database, migrations and content it is ready', async () => {
  fs.cpSync(CONTENT, path.join(root, contentFolder()), { recursive: true });
  expect(await asked()).toEqual([200, { ready: true, attention: [] }]);
});

test('troubles are named, and one that can’t be looked at stays as it was', async () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'plumblineTroubles'));
  setKnownTroubles({ found: ['prices', 'mail'], unknown: ['webhook'] });
  expect(await asked()).toMatchObject([200, { attention: ['mail', 'prices'] }]);
  setKnownTroubles({ found: [], unknown: ['prices'] });
  expect(await asked()).toMatchObject([200, { attention: ['prices'] }]);
});

test('it writes once in five seconds, however often it is asked', async () => {
  const written = async () => (await database.limitCount.findUnique({ where: { key: 'ready' } }))?.expire;
  const times: unknown[] = [];
  forget();
  for (const now of [0, 0, 999, 1000, 4999, 5000, 9999, 10_000]) {
    await Promise.all([notReady(now), notReady(now)]);
    times.push(await written());
    await database.limitCount.updateMany({ data: { expire: 0 } });
  }
  expect(times.map((time) => Number(time) > 0)).toEqual([
    true,
    ...Array<boolean>(4).fill(false),
    true,
    false,
    true,
  ]);
});

test('a database that can be read and not written is not ready, until a write goes well again', async () => {
  forget();
  await database.$executeRawUnsafe(`ALTER TABLE "LimitCount" RENAME TO "Elsewhere"`);
  const found = [await notReady(0)];
  await database.$executeRawUnsafe(`ALTER TABLE "Elsewhere" RENAME TO "LimitCount"`);
  for (const now of [1000, 4999, 5000]) found.push(await notReady(now));
  expect(found).toEqual([['database'], ['database'], ['database'], []]);
});

test('with a migration that was not applied it is not ready', async () => {
  await database.$executeRawUnsafe(`UPDATE "_prisma_migrations" SET finished_at = NULL`);
  expect(await asked()).toEqual([503, { ready: false, missing: ['migrations'], attention: [] }]);
});

test('with a database that does not answer it is not ready, and alive all the same', async () => {
  await database.$executeRawUnsafe(`ALTER TABLE "_prisma_migrations" RENAME TO "gone"`);
  expect(await asked()).toEqual([503, { ready: false, missing: ['database'], attention: [] }]);
  expect(health().status).toBe(200);
});

test('strangers who ask at once cost one look', async () => {
  await asked();
  await database.$executeRawUnsafe(`ALTER TABLE "gone" RENAME TO "_prisma_migrations"`);
  expect((await ready()).status).toBe(503);
});
