import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { formRequest, formsThatComeBack, leadsTo } from '../support/form-calls';
import { aMailDelivery, content, LINK_SECRETS, mailServerEach } from '../support/mail-delivery';
import { storeAssessment } from '../support/personal-data';
import { viewData } from '@/lib/your-data/data-key';

const { database, url } = await freshDatabase();
const TRUSTED_PROXIES = '1';
Object.assign(process.env, {
  ...{ DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000', LINK_SECRETS, TRUSTED_PROXIES },
});
const { POST } = await import('@/app/api/your-data/route');
const { context } = await import('@/lib/server/context');

const mails = mailServerEach(database);

let visitor = 0;
const ask = (email: string, from = `10.2.0.${++visitor}`) =>
  POST(formRequest('/api/your-data', { email }, { 'x-forwarded-for': from }));
const deliver = () => aMailDelivery(database, mails.server.url, () => new Date()).deliver(10);
const SENT = '303 /your-data?sent';
const keyIn = (page: string) =>
  new RegExp(`/${page}/([\\w-]{24})`).exec(mails.server.arrived[0]?.text ?? '')?.[1] ?? '';

test('known or not, an address gets the same answer, and the same is done', async () => {
  await storeAssessment(database, { email: 'known@example.org' });
  const answers = [await ask('known@example.org'), await ask('unknown@example.org')];
  expect(answers.map(leadsTo)).toEqual([SENT, SENT]);
  expect([...answers[0]!.headers]).toEqual([...answers[1]!.headers]);
  expect((await database.outboxMail.findMany()).map(({ template }) => template)).toEqual([
    'your-data',
    'your-data',
  ]);
});

test('the mail has a link that opens the data, for an hour', async () => {
  const id = await storeAssessment(database, { email: 'Link@example.org', name: 'Zephyrina' });
  await ask('link@EXAMPLE.org');
  await deliver();
  const [mail] = mails.server.arrived;
  expect(mail?.subject).toBe(content.mail.yourData.yourData.subject);
  expect(mail?.text).not.toContain('Zephyrina');
  expect(mail?.text).toContain('works for one hour after this email was sent.');
  expect(mail?.text).not.toContain('UTC');
  const data = await viewData(context(), keyIn('your-data'));
  expect(data?.assessments.map((one) => one.id)).toEqual([id]);
  expect(Math.round((data!.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);
});

test('an address under which nothing is stored gets no mail, and is not kept', async () => {
  await ask('nobody@example.org');
  await deliver();
  expect(mails.server.arrived).toHaveLength(0);
  expect(await database.outboxMail.findMany()).toMatchObject([
    { recipient: null, data: null, status: 'sent' },
  ]);
  expect(await database.dataKey.count({ where: { email: 'nobody@example.org' } })).toBe(0);
});

describe('asking again', () => {
  test('too often for one address is answered as ever, and nothing more is queued', async () => {
    for (let at = 0; at < 5; at++) await ask('often@example.org');
    await database.outboxMail.deleteMany();
    expect(leadsTo(await ask('often@example.org'))).toBe(SENT);
    expect(await database.outboxMail.count()).toBe(0);
  });

  test('too often from one network is refused, whatever the address', async () => {
    for (let at = 0; at < 20; at++) await ask(`n${at}@example.org`, '192.0.2.9');
    expect((await ask('n20@example.org', '192.0.2.9')).status).toBe(429);
  });
});

test.each(['', 'nobody', 'a@example.org\r\nBcc: b@example.org'])(
  '%j is no address, and comes back to be corrected',
  async (typed) => {
    const cameBack = formsThatComeBack(context().typed);
    expect(cameBack(await ask(typed))).toEqual({ to: '303 /your-data?invalid', form: { email: typed } });
  },
);
