import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bringErasedUpToDate } from '@/lib/server/erased';
import { eraseUnder, endConsents } from '@/lib/your-data/store/erasure';
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

test('a deletion that the list has missed is written there at the start', async () => {
  fs.mkdirSync(list); // in the way
  await storeAssessment(database, ZEPHYRINA);
  await expect(eraseUnder(erasing, ZEPHYRINA.email, NOW)).rejects.toThrow('EISDIR');
  expect(await bringErasedUpToDate(erasing, NOW)).toEqual([expect.stringContaining("can't be read")]);
  fs.rmdirSync(list);
  for (let starts = 0; starts < 2; starts += 1) await bringErasedUpToDate(erasing, NOW);
  expect(fs.readFileSync(list, 'utf8').match(/^[\w-]{43} /gm)).toHaveLength(1);
  await putBack();
  await bringErasedUpToDate(erasing, NOW);
  expect(await database.assessment.count()).toBe(0);
});
