import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { resultsIn } from '../support/finished-diagnostics';
import { jsonRequest } from '../support/form-calls';
import { aLeadWebhookServer, type LeadWebhookServer } from '../support/lead-webhook-server';
import { aMailDelivery, content } from '../support/mail-delivery';
import { startMailServer } from '../support/mail-server';

const { database, url } = await freshDatabase();
const SECRET = 's'.repeat(40);
Object.assign(process.env, {
  ...{ DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000', LINK_SECRETS: 'k'.repeat(40) },
  ...{ LEAD_WEBHOOK_URL: 'https://crm.test/hook', LEAD_WEBHOOK_SECRET: SECRET },
});
const { POST } = await import('@/app/api/schedule-clarity-call/route');

beforeEach(async () => {
  await database.assessment.deleteMany();
  await database.outboxMail.deleteMany();
  await database.mailAllowance.deleteMany();
});

const stored = resultsIn(database);
const ask = (assessmentId: string, wanted?: 'call' | 'report'): Promise<Response> =>
  POST(jsonRequest('/api/schedule-clarity-call', { assessmentId, wanted }));

/** Delivers what is due after this many minutes, mails as well. Nothing may go wrong with it. */
async function delivered(hook: LeadWebhookServer, minutes = 0) {
  const mails = await startMailServer();
  const webhook = { url: `https://crm.test:${hook.port}/hook`, secret: SECRET, world: hook.world };
  const delivery = aMailDelivery(database, mails.url, () => new Date(Date.now() + minutes * 60_000), webhook);
  const outcome = await delivery.deliver(100);
  expect(delivery.unexpectedErrors).toEqual([]);
  await mails.stop();
  return { ...outcome, mails: mails.arrived };
}

const told = (hook: LeadWebhookServer) =>
  hook.got.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const hooks = () => database.outboxMail.findMany({ where: { template: 'lead-hook' } });

test('a call that is asked for is told to the firm’s own system with the fields of site.yaml, and by mail as before', async () => {
  const hook = await aLeadWebhookServer();
  const assessmentId = await stored({ phone: '+1 555 0199', attribution: { utm_source: 'letter' } });
  expect((await ask(assessmentId)).status).toBe(200);
  expect((await delivered(hook)).mails).toHaveLength(2);
  const [{ lead, ...rest } = {}, ...others] = told(hook);
  expect(others).toEqual([]);
  expect(rest).toEqual({ type: 'lead', wanted: 'call', assessmentId, createdAt: '2026-03-01T10:20:30.456Z' });
  expect(Object.keys(lead as object)).toEqual(content.site.leadWebhook.fields);
  expect(lead).toMatchObject({
    name: 'Ada Quist',
    email: 'ada@example.com',
    phone: '+1 555 0199',
    attribution: { utm_source: 'letter' },
  });
  expect(JSON.stringify(lead)).not.toContain('visionClarity');
});

test('an answer of 500 is tried again, under the same id, and a 200 ends it', async () => {
  const hook = await aLeadWebhookServer();
  await ask(await stored());
  hook.answer = (response) => response.writeHead(500).end();
  expect(await delivered(hook)).toMatchObject({ sent: 2, postponed: 1, dead: 0 });
  expect(await hooks()).toMatchObject([{ status: 'queued', tries: 1, lastError: 'The answer was 500.' }]);
  hook.answer = (response) => response.writeHead(200).end();
  expect(await delivered(hook)).toMatchObject({ sent: 0 });
  expect(await delivered(hook, 2)).toMatchObject({ sent: 1, postponed: 0 });
  expect(await delivered(hook, 60)).toMatchObject({ sent: 0 });
  expect(hook.got).toHaveLength(2);
  expect(new Set(hook.got.map(({ headers }) => headers['plumbline-delivery'])).size).toBe(1);
  expect(await hooks()).toMatchObject([{ status: 'sent', tries: 2, lastError: null }]);
});

test('one that is given up after days is told to the owner by mail', async () => {
  const hook = await aLeadWebhookServer();
  hook.answer = (response) => response.writeHead(410).end();
  await ask(await stored());
  await database.outboxMail.updateMany({ where: { template: 'lead-hook' }, data: { tries: 11 } });
  expect(await delivered(hook)).toMatchObject({ sent: 2, dead: 1 });
  const { mails } = await delivered(hook, 1);
  expect(mails.map(({ text }) => text).join()).toContain(content.mail.owner.mailNames['lead-hook']);
});

test('of a diagnostic that was deleted nothing is told, and nothing waits', async () => {
  const hook = await aLeadWebhookServer();
  const id = await stored();
  await ask(id);
  await database.assessment.delete({ where: { id } });
  expect(await delivered(hook)).toEqual({ sent: 0, postponed: 0, dead: 0, mails: [] });
  expect([hook.connections, (await hooks()).length]).toEqual([0, 0]);
});
