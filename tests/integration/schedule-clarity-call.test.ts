import { describe, expect, test } from 'vitest';
import { routes } from '@/lib/kernel/routes';
import { isMailStuck } from '@/lib/mail/store/outbox';
import { siteDatabase } from '../support/databases';
import { resultsIn } from '../support/finished-diagnostics';
import { formRequest, jsonRequest, leadsTo } from '../support/form-calls';
import { aMailDelivery, mailServerEach } from '../support/mail-delivery';

const { database } = await siteDatabase({
  TRUSTED_PROXIES: '1',
  LEAD_WEBHOOK_URL: 'https://crm.test/hook',
  LEAD_WEBHOOK_SECRET: 's'.repeat(40),
});
const { POST } = await import('@/app/api/schedule-clarity-call/route');
const { POST: postForm } = await import('@/app/diagnostic/results/[id]/report/route');

const mails = mailServerEach(database);
const stored = resultsIn(database);

let visitor = 0;
const ask = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  POST(
    jsonRequest('/api/schedule-clarity-call', body, {
      'x-forwarded-for': `10.0.0.${++visitor}`,
      ...headers,
    }),
  );

/** Delivers all that is queued. Nothing may go wrong with it. */
async function delivered() {
  const delivery = aMailDelivery(database, mails.server.url, () => new Date());
  await delivery.deliver(100);
  expect(delivery.unexpectedErrors).toEqual([]);
  const to = (address: string) => mails.server.arrived.filter(({ to_ }) => to_.includes(address));
  return { to, all: mails.server.arrived };
}
const FIRM = 'hello@example.com';

describe('a clarity call that is asked for', () => {
  test('sends the report to the respondent and a notice to the firm, and says so', async () => {
    const answer = await ask({ assessmentId: await stored({ email: 'ada@example.org' }) });
    expect(answer.status).toBe(200);
    const message = 'Your report is on its way to your inbox.';
    expect(await answer.json()).toEqual({ message, report: 'queued' });
    const mails = await delivered();
    expect(mails.to('ada@example.org')).toHaveLength(1);
    expect(mails.to(FIRM)).toHaveLength(1);
    expect(mails.all).toHaveLength(2);
  });

  test('after the report alone, tells the firm of the call too, once', async () => {
    const assessmentId = await stored();
    await ask({ assessmentId, wanted: 'report' });
    await delivered();
    await ask({ assessmentId });
    await ask({ assessmentId });
    const subjects = (await delivered()).to(FIRM).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('report only'),
      expect.stringContaining('call asked for'),
    ]);
  });

  test('ten times at once sends each mail once, and every answer is a success', async () => {
    const assessmentId = await stored();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ assessmentId })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    // One of the mails that its address may get, and of those that its network may ask for.
    expect(await database.mailAllowance.findMany()).toMatchObject([{ used: 1 }, { used: 1 }]);
    expect((await delivered()).all).toHaveLength(2);
    const again = await ask({ assessmentId });
    expect(await again.json()).toMatchObject({ message: expect.stringContaining('already sent') as string });
    expect((await delivered()).all).toHaveLength(2);
  });
});

test.each<[string, number, unknown]>([
  ['an unknown id', 404, { assessmentId: 'unknown-unknown-unknown' }],
  ['an id with NUL', 404, { assessmentId: '\u0000' }],
  ['an empty id', 400, { assessmentId: '' }],
  ['a field nobody knows', 400, { assessmentId: 'x', email: 'eve@example.org' }],
  ['something else that is wanted', 400, { assessmentId: 'x', wanted: 'money' }],
  ['half of a JSON text', 400, '{"assessmentId": "'],
  ['a body of 5 kB', 413, { assessmentId: 'x'.repeat(5000) }],
])('refused with a message, and nothing queued: %s', async (_, status, body) => {
  const answer = await ask(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w{4}.*\.$/) as string });
  expect(await database.outboxMail.count()).toBe(0);
  expect(await database.reportRequest.count()).toBe(0);
});

describe('too many', () => {
  const statuses = (answers: Response[]) => answers.map(({ status }) => status);

  const mailsOf = (template: string) =>
    database.outboxMail.findMany({ where: { template }, orderBy: { dueAt: 'asc' } });

  test('the fourth report of a day to one address waits for the next day, also when all come at once', async () => {
    const addresses = ['ada@example.org', 'Ada@Example.org', 'ada@example.org', 'ADA@example.org'];
    const ids = await Promise.all(addresses.map((email) => stored({ email })));
    const answers = await Promise.all(ids.map((assessmentId) => ask({ assessmentId })));
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const texts = await Promise.all(answers.map(async (one) => JSON.stringify(await one.json())));
    expect(texts.filter((text) => /in about \d+ (minute|hour)/.test(text))).toHaveLength(1);
    const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0));
    expect((await mailsOf('report')).map(({ dueAt }) => dueAt >= midnight)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await mailsOf('owner-lead')).toHaveLength(4);
    expect((await delivered()).to(FIRM)).toHaveLength(4);
    const visitors = mails.server.arrived.filter(({ to_ }) => to_.join().toLowerCase() === 'ada@example.org');
    expect(visitors).toHaveLength(3);
    const again = await ask({ assessmentId: ids[texts.findIndex((text) => text.includes('in about'))] });
    expect(await again.json()).toMatchObject({ message: expect.stringMatching(/in about \d+ /) as string });
  });

  test('of 45 calls asked for from one network within an hour none is lost, and every report has its hour', async () => {
    const network = { 'x-forwarded-for': '192.0.2.1' };
    for (let at = 0; at < 45; at++) {
      const assessmentId = await stored({ email: `n${at}@example.org` });
      expect((await ask({ assessmentId, wanted: 'call' }, network)).status).toBe(200);
    }
    expect(await database.reportRequest.count({ where: { callAt: { not: null } } })).toBe(45);
    for (const toFirm of ['owner-lead', 'lead-hook']) expect(await mailsOf(toFirm)).toHaveLength(45);
    const reports = await mailsOf('report');
    const nextHour = new Date(new Date().setUTCMinutes(60, 0, 0));
    expect(reports.filter(({ dueAt }) => dueAt < nextHour).length).toBeLessThanOrEqual(30);
    expect(reports).toHaveLength(45);
    const sent = { status: 'sent' as const, sentAt: new Date() };
    await database.outboxMail.updateMany({ where: { dueAt: { lt: nextHour } }, data: sent });
    // What is held back until later is no mail that could not be sent.
    expect(await isMailStuck(database, new Date())).toBe(false);
  });
});

describe('the form of a results page', () => {
  const sendForm = (
    id: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const from = { 'x-forwarded-for': `10.1.0.${++visitor}`, ...headers };
    return postForm(formRequest(routes.resultReport(id), fields, from), { params: Promise.resolve({ id }) });
  };
  const callOf = async (assessmentId: string) =>
    (await database.reportRequest.findUniqueOrThrow({ where: { assessmentId } })).callAt;

  test('queues report and notice once, however often it is sent, and leads back; its box asks for a call', async () => {
    const id = await stored();
    const back = (outcome: string) => `303 ${routes.results(id)}?report=${outcome}#report`;
    expect(leadsTo(await sendForm(id))).toBe(back('queued'));
    expect(leadsTo(await sendForm(id))).toBe(back('already'));
    expect(await database.outboxMail.count({ where: { template: { not: 'lead-hook' } } })).toBe(2);
    expect(await callOf(id)).toBeNull();
    await sendForm(id, { wanted: 'call' });
    expect(await callOf(id)).not.toBeNull();
  });

  test('queues nothing from another site, for no result, or for something else', async () => {
    const id = await stored();
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await sendForm(id, {}, foreign)).status).toBe(403);
    expect((await sendForm('no-such-id')).status).toBe(303);
    expect((await sendForm(id, { wanted: 'money' })).status).toBe(303);
    expect(await database.outboxMail.count()).toBe(0);
  });
});
