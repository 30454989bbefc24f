import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailLinks } from '@/lib/your-data/mail-links';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { cleanUp } from '@/lib/platform/database/clean-up';
import { queueMail } from '@/lib/mail/store/outbox';
import { loadDisowned } from '@/lib/your-data/disown-assessment';
import { anAssessment } from '../support/assessments';
import { freshDatabase } from '../support/databases';
import { formRequest } from '../support/form-calls';
import { aMail } from '../support/stored-orders';
import { traces } from '../support/traces';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
const LINK_SECRETS = 'k'.repeat(40);
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE, LINK_SECRETS });
const { POST } = await import('@/app/api/not-me/route');
const { context } = await import('@/lib/server/context');

const links = mailLinks({ LINK_SECRETS, BASE_URL: SITE });
const tokenFor = (id: string) => decodeURIComponent(new URL(links.notMeLink(id)).pathname.split('/').at(-1)!);
const press = (token: string, headers: Record<string, string> = {}) =>
  POST(formRequest('/api/not-me', { token }, headers));
const look = (token: string) => loadDisowned(context(), token);

async function stored(wanted: Parameters<typeof anAssessment>[0] = {}) {
  const assessment = anAssessment(wanted);
  await insertAssessment(database, assessment, null);
  return assessment.id;
}
const isThere = async (id: string) => (await database.assessment.count({ where: { id } })) === 1;

test('the button deletes the diagnostic, the consent given with it and mail about it that waits', async () => {
  const id = await stored({ name: 'Zephyrina Quux', email: 'zephyrina@quux.example', company: 'Quux Works' });
  await database.marketingConsent.create({
    data: {
      id: randomUUID(),
      createdAt: new Date(),
      email: 'zephyrina@quux.example',
      wording: 'Send me the newsletter.',
      wordingVersion: '1',
      assessmentId: id,
    },
  });
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
