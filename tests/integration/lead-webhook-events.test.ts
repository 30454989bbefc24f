import { describe, expect, test } from 'vitest';
import { LEAD_WEBHOOK_EVENTS } from '@/lib/diagnostic/rules/lead';
import { resultsIn } from '../support/finished-diagnostics';
import { jsonRequest } from '../support/form-calls';
import { aLeadWebhookServer, type LeadWebhookServer } from '../support/lead-webhook-server';
import { aMailDelivery, content } from '../support/mail-delivery';
import { startMailServer } from '../support/mail-server';
import { anAttemptKey, aSubmission } from '../support/submission';
import { aShop } from '../support/a-shop';

const SECRET = 's'.repeat(40);
const shop = await aShop({
  LEAD_WEBHOOK_URL: 'http://127.0.0.1/hook',
  LEAD_WEBHOOK_SECRET: SECRET,
});
shop.content.site.leadWebhook.events = [...LEAD_WEBHOOK_EVENTS];

/** Sends a finished diagnostic, as one attempt however often. */
async function finished() {
  const { POST } = await import('@/app/api/assessments/route');
  const body = JSON.stringify(aSubmission());
  const key = { 'content-type': 'application/json', 'idempotency-key': anAttemptKey() };
  return () =>
    POST(new Request('http://127.0.0.1:3000/api/assessments', { method: 'POST', headers: key, body }));
}

test('every finished diagnostic is told, whatever is asked for afterwards', async () => {
  const send = await finished();
  const { id } = (await (await send()).json()) as { id: string };
  await send();
  expect(await told()).toEqual([
    {
      type: 'diagnostic.completed',
      assessmentId: id,
      createdAt: expect.any(String) as string,
      lead: expect.objectContaining({ email: aSubmission().email, tier: 'moderate' }) as object,
    },
  ]);
});

/** Delivers what is due after this many minutes, mails as well. Nothing may go wrong with it. */
async function delivered(hook: LeadWebhookServer, minutes = 0) {
  const mails = await startMailServer();
  const later = () => new Date(Date.now() + minutes * 60_000);
  const webhook = { LEAD_WEBHOOK_URL: hook.url, LEAD_WEBHOOK_SECRET: SECRET };
  const delivery = aMailDelivery(shop.database, mails.url, later, webhook);
  const outcome = await delivery.deliver(100);
  expect(delivery.unexpectedErrors).toEqual([]);
  await mails.stop();
  return { ...outcome, mails: mails.arrived };
}

const bodies = (hook: LeadWebhookServer) =>
  hook.got.map(({ body }) => JSON.parse(body) as Record<string, Record<string, unknown>>);

/** What the firm's system was told when everything due was delivered. */
async function told() {
  const hook = await aLeadWebhookServer();
  await delivered(hook);
  return bodies(hook);
}

describe('of whoever asks for a call or the report', () => {
  const stored = resultsIn(shop.database);
  const hooks = () => shop.database.outboxMail.findMany({ where: { template: 'lead-hook' } });

  async function ask(assessmentId: string) {
    const { POST } = await import('@/app/api/schedule-clarity-call/route');
    return POST(jsonRequest('/api/schedule-clarity-call', { assessmentId }));
  }

  test('a call that is asked for is told to the firm’s own system with the fields of site.yaml, and by mail as before', async () => {
    const hook = await aLeadWebhookServer();
    const assessmentId = await stored({ phone: '+1 555 0199', attribution: { utm_source: 'letter' } });
    expect((await ask(assessmentId)).status).toBe(200);
    expect((await delivered(hook)).mails).toHaveLength(2);
    const [{ lead, ...rest } = {}, ...others] = bodies(hook);
    expect(others).toEqual([]);
    expect(rest).toEqual({
      type: 'lead',
      wanted: 'call',
      assessmentId,
      createdAt: '2026-03-01T10:20:30.456Z',
    });
    expect(Object.keys(lead!)).toEqual(content.site.leadWebhook.fields);
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
    expect(new Set(hook.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await hooks()).toMatchObject([{ status: 'sent', tries: 2, lastError: null }]);
  });

  test('of a diagnostic that was deleted nothing is told, and nothing waits', async () => {
    const hook = await aLeadWebhookServer();
    const id = await stored();
    await ask(id);
    await shop.database.assessment.delete({ where: { id } });
    expect(await delivered(hook)).toEqual({ sent: 0, postponed: 0, dead: 0, mails: [] });
    expect([hook.got.length, (await hooks()).length]).toEqual([0, 0]);
  });
});
