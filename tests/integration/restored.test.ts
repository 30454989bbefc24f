import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { bringErasedUpToDate } from '@/lib/server/erased';
import { endNews } from '@/lib/shop/announce';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { eraseUnder, endConsents, noteEndedNews } from '@/lib/your-data/store/erasure';
import { cameBack } from '@/lib/your-data/store/purge';
import { freshDatabase, LINK_SECRETS } from '../support/databases';
import { aConsent, storeAssessment } from '../support/personal-data';
import { storeOrder } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { traces } from '../support/traces';

const { database, url } = await freshDatabase();
const folder = temporaryFolder('restored');
afterAll(() => removeFolder(folder));
const NOW = new Date();
const list = path.join(folder, 'list');
const settings = { LINK_SECRETS, DATABASE_URL: url, ERASED_LIST: list };
const erasing = {
  settings,
  database,
  onUnexpectedError: (error: unknown) => {
    throw error;
  },
};
const ZEPHYRINA = { id: 'zephyrina', name: 'Zephyrina', email: 'z@quux.example', createdAt: NOW };

beforeEach(async () => {
  fs.rmSync(list, { force: true, recursive: true });
  await database.erasedId.deleteMany();
  await database.assessment.deleteMany();
  await database.marketingConsent.deleteMany();
  await database.order.deleteMany();
});

/** As a backup has it: nothing is known of what was deleted since. */
async function putBack(): Promise<void> {
  await database.erasedId.deleteMany();
  await storeAssessment(database, ZEPHYRINA);
}

test('what a restored database brings back is deleted again at the start, in no row and no byte', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await storeAssessment(database, { name: 'Ada' });
  const order = await storeOrder(database, { email: ZEPHYRINA.email });
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  await database.order.update({ where: { id: order }, data: { email: ZEPHYRINA.email, erasedAt: null } });

  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([expect.stringContaining('deleted again (2)')]);
  expect((await database.assessment.findMany()).map(({ name }) => name)).toEqual(['Ada']);
  expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([]);
});

test('a consent that was ended stays ended, and one that was given since stays', async () => {
  const [ended, given] = [
    aConsent({ email: 'a@b.example', confirmedAt: NOW }),
    aConsent({ confirmedAt: NOW }),
  ];
  await database.marketingConsent.create({ data: ended });
  await endConsents(erasing, 'A@b.example', NOW);
  // Kept for a while, as the page of one's data says.
  expect((await cameBack(database, settings)).consents).toEqual([]);
  expect(await database.marketingConsent.count({ where: { withdrawnAt: NOW } })).toBe(1);

  await database.marketingConsent.deleteMany();
  await database.erasedId.deleteMany();
  await database.marketingConsent.createMany({ data: [ended, given] });
  await bringErasedUpToDate(erasing, NOW);
  expect((await database.marketingConsent.findMany()).map(({ id }) => id)).toEqual([given.id]);
});

test('a start that ends amid it is made up for by the next', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  const dies = { $transaction: { value: () => Promise.reject(new Error('killed')) } };
  const killed = { ...erasing, database: Object.create(database, dies) as typeof database };
  await expect(bringErasedUpToDate(killed, NOW)).rejects.toThrow('killed');
  await bringErasedUpToDate(erasing, NOW);
  expect(await database.assessment.count()).toBe(0);
});

test('two processes may start at once', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  const other = openDatabase(url);
  onTestFinished(() => other.$disconnect());
  // Either may find the file busy with the other's clean-up: then it stays due.
  const onUnexpectedError = vi.fn();
  const starts = [database, other].map(async (start) => {
    await bringErasedUpToDate({ ...erasing, onUnexpectedError, database: start }, NOW);
    return start.assessment.count();
  });
  expect(await Promise.all(starts)).toEqual([0, 0]);
  for (const [error] of onUnexpectedError.mock.calls) {
    expect(error).toMatchObject({ message: 'The database could not be cleaned up' });
  }
  await cleanUp(database, url);
  expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
});

test('what a list names is deleted again also where the list can not be added to', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  await database.erasedId.create({ data: { idHash: 'x'.repeat(43), erasedAt: NOW } }); // to be added
  vi.spyOn(fs.promises, 'appendFile').mockRejectedValueOnce(new Error('ENOSPC'));
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([
    expect.stringContaining('deleted again (1)'),
    expect.stringContaining("can't be written: ENOSPC"),
  ]);
  expect(await database.assessment.count()).toBe(0);
});

test('a secret that was dropped is missed, and a list that was lost', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  const changed = { ...erasing, settings: { ...settings, LINK_SECRETS: 'n'.repeat(40) } };
  expect(await bringErasedUpToDate(changed, NOW)).toEqual([expect.stringContaining('former secrets')]);
  fs.rmSync(list);
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([expect.stringContaining('is made anew')]);
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([]);
});

test('what was ended before it was noted stays ended too, and so do news of an order', async () => {
  const ended = aConsent({ email: 'a@b.example', confirmedAt: NOW });
  const order = await storeOrder(database, { email: 'a@b.example' });
  await database.marketingConsent.create({ data: { ...ended, withdrawnAt: NOW } });
  await noteEndedNews(erasing, await endNews({ database, now: () => NOW }, order), NOW);
  await bringErasedUpToDate(erasing, NOW);

  await database.erasedId.deleteMany();
  await database.marketingConsent.updateMany({ data: { withdrawnAt: null } });
  await database.order.updateMany({ data: { quietAt: null } });
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([expect.stringContaining('deleted again (2)')]);
  expect(await database.marketingConsent.count()).toBe(0);
  expect(await database.order.findUnique({ where: { id: order } })).toMatchObject({ quietAt: NOW });
});

test('a deletion that the list has missed is written there at the start', async () => {
  fs.mkdirSync(list); // in the way
  await storeAssessment(database, ZEPHYRINA);
  await expect(eraseUnder(erasing, ZEPHYRINA.email, NOW)).rejects.toThrow('EISDIR');
  // Nobody is served: what the list names could be there again.
  await expect(bringErasedUpToDate(erasing, NOW)).rejects.toThrow('EISDIR');
  fs.rmdirSync(list);
  for (let starts = 0; starts < 2; starts += 1) await bringErasedUpToDate(erasing, NOW);
  expect(fs.readFileSync(list, 'utf8').match(/^[\w-]{43} /gm)).toHaveLength(1);
  await putBack();
  await bringErasedUpToDate(erasing, NOW);
  expect(await database.assessment.count()).toBe(0);
});
