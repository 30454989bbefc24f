import { expect, test } from 'vitest';
import { mailLinks } from '@/lib/your-data/mail-links';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { queueMail } from '@/lib/mail/store/outbox';
import { loadDisowned } from '@/lib/your-data/erase-data';
import { LINK_SECRETS, SITE, siteDatabase } from '../support/databases';
import { formRequest } from '../support/form-calls';
import { storeAssessment } from '../support/personal-data';
import { aMail } from '../support/stored-orders';
import { traces } from '../support/traces';

const { database, url } = await siteDatabase();
const { POST } = await import('@/app/api/not-me/route');
const { context } = await import('@/lib/server/context');

const links = mailLinks({ LINK_SECRETS, BASE_URL: SITE });
const tokenFor = (id: string) => links.notMe.sign(id);
const press = (token: string, headers: Record<string, string> = {}) =>
  POST(formRequest('/api/not-me', { token }, headers));
const look = (token: string) => loadDisowned(context(), token);

const stored = (...about: [wanted?: Parameters<typeof storeAssessment>[1], consent?: object]) =>
  storeAssessment(database, ...about);
const isThere = async (id: string) => (await database.assessment.count({ where: { id } })) === 1;

test('the button deletes the diagnostic, the consent given with it and mail about it that waits', async () => {
  const person = { name: 'Zephyrina Quux', email: 'zephyrina@quux.example', company: 'Quux Works' };
  const id = await stored(person, {});
  await queueMail(
    database,
    aMail({ reason: `report:${id}`, recipient: 'zephyrina@quux.example', data: { assessment: id } as never }),
  );
  const token = tokenFor(id);
  expect(await look(token)).toBe('there');
  const answer = await press(token);
  expect(`${answer.status} ${answer.headers.get('location')}`).toBe(
    `303 /not-me/${encodeURIComponent(token)}`,
  );
  expect(await look(token)).toBe('gone');
  await cleanUp(database, url);
  expect(await traces(url, ['zephyrina', 'quux.example', 'quux works', id])).toBe(0);
  // Diagnostic, consent and mail: each could come back with a backup.
  expect(await database.erasedId.count()).toBe(3);
});

test('it leaves alone what else is stored under the address', async () => {
  const [mine, other] = [await stored(), await stored()];
  await press(tokenFor(other));
  expect([await isThere(mine), await isThere(other)]).toEqual([true, false]);
});

test.each([
  ['the id alone', (id: string) => id],
  ['a signature for another purpose', (id: string) => `${id}.${links.notMe.sign('other').split('.')[1]}`],
  ['a signature that was cut', (id: string) => tokenFor(id).slice(0, -1)],
  ['a NUL', (id: string) => `${id}\0.x`],
])('%s deletes nothing', async (_, forge) => {
  const id = await stored();
  await press(forge(id));
  expect(await look(forge(id))).toBeNull();
  expect(await isThere(id)).toBe(true);
});
