import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { eraseRestored } from '@/lib/server/erased';
import { endNews } from '@/lib/shop/announce';
import { eraseUnder, endConsents, noteEnded } from '@/lib/your-data/store/erasure';
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
  await database.assessment.deleteMany();
  await database.marketingConsent.deleteMany();
  await database.order.deleteMany();
});

/** As a backup has it. */
const putBack = () => storeAssessment(database, ZEPHYRINA);

test('what a restored database brings back is deleted again at the start, in no row and no byte', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await storeAssessment(database, { name: 'Ada' });
  const order = await storeOrder(database, { email: ZEPHYRINA.email });
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  await database.order.update({ where: { id: order }, data: { email: ZEPHYRINA.email, erasedAt: null } });

  expect(await eraseRestored(erasing, NOW)).toEqual([expect.stringContaining('deleted again (2)')]);
  expect((await database.assessment.findMany()).map(({ name }) => name)).toEqual(['Ada']);
  expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
  expect(await eraseRestored(erasing, NOW)).toEqual([]);
});

test('a consent that was ended stays ended, and one that was given since stays', async () => {
  const [ended, given] = [
    aConsent({ email: 'a@b.example', confirmedAt: NOW }),
    aConsent({ confirmedAt: NOW }),
  ];
  await database.marketingConsent.create({ data: ended });
  await endConsents(erasing, 'A@b.example', NOW);
  // Kept for a while, as the page of one's data says.
  expect(await eraseRestored(erasing, NOW)).toEqual([]);
  expect(await database.marketingConsent.count({ where: { withdrawnAt: NOW } })).toBe(1);

  await database.marketingConsent.deleteMany();
  await database.marketingConsent.createMany({ data: [ended, given] });
  await eraseRestored(erasing, NOW);
  expect((await database.marketingConsent.findMany()).map(({ id }) => id)).toEqual([given.id]);
});

test('a start that ends amid it is made up for by the next', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  const dies = { $transaction: { value: () => Promise.reject(new Error('killed')) } };
  const killed = { ...erasing, database: Object.create(database, dies) as typeof database };
  await expect(eraseRestored(killed, NOW)).rejects.toThrow('killed');
  await eraseRestored(erasing, NOW);
  expect(await database.assessment.count()).toBe(0);
});

test('two processes may start at once', async () => {
  await storeAssessment(database, ZEPHYRINA);
  await eraseUnder(erasing, ZEPHYRINA.email, NOW);
  await putBack();
  const other = openDatabase(url);
  onTestFinished(() => other.$disconnect());
  const starts = [erasing, { ...erasing, database: other }].map(async (start) => {
    await eraseRestored(start, NOW);
    return start.database.assessment.count();
  });
  expect(await Promise.all(starts)).toEqual([0, 0]);
});

test('news of an order that were ended stay ended', async () => {
  const order = await storeOrder(database, { email: 'a@b.example' });
  await endNews({ database, now: () => NOW }, order, (orders) => noteEnded(erasing, orders, NOW));
  await database.order.updateMany({ data: { quietAt: null } });
  expect(await eraseRestored(erasing, NOW)).toEqual([expect.stringContaining('deleted again (1)')]);
  expect(await database.order.findUnique({ where: { id: order } })).toMatchObject({ quietAt: NOW });
});

test('nobody is deleted, and nobody served, where the list can’t be written or read', async () => {
  fs.mkdirSync(list); // in the way
  await storeAssessment(database, ZEPHYRINA);
  await expect(eraseUnder(erasing, ZEPHYRINA.email, NOW)).rejects.toThrow('ERASED_LIST could not be written');
  expect(await database.assessment.count()).toBe(1);
  await expect(eraseRestored(erasing, NOW)).rejects.toThrow('EISDIR');
});
