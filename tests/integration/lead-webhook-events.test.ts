import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { LEAD_WEBHOOK_EVENTS } from '@/lib/kernel/lead-webhook-events';
import { cleanUp } from '@/lib/platform/database/clean-up';
import { confirmNewsletter, unsubscribe } from '@/lib/your-data/answer-consent';
import { confirmNewAddress } from '@/lib/your-data/change-address';
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { mailLinks } from '@/lib/your-data/mail-links';
import { resultsIn } from '../support/finished-diagnostics';
import { jsonRequest } from '../support/form-calls';
import { aLeadWebhookServer, type LeadWebhookServer } from '../support/lead-webhook-server';
import { aMailDelivery, content } from '../support/mail-delivery';
import { startMailServer } from '../support/mail-server';
import { aConsent, aDataKey } from '../support/personal-data';
import { anAttemptKey, aSubmission } from '../support/submission';
import { aShop } from '../support/a-shop';
import { traces } from '../support/traces';

const SECRET = 's'.repeat(40);
const shop = await aShop({
  LEAD_WEBHOOK_URL: 'https://crm.test/hook',
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
  const webhook = { url: `https://crm.test:${hook.port}/hook`, secret: SECRET, world: hook.world };
  const later = () => new Date(Date.now() + minutes * 60_000);
  const delivery = aMailDelivery(shop.database, mails.url, later, webhook);
  const outcome = await delivery.deliver(100);
  expect(delivery.unexpectedErrors).toEqual([]);
  await mails.stop();
  return { ...outcome, mails: mails.arrived };
}

const bodies = (hook: LeadWebhookServer) =>
  hook.got.map(({ body }) => JSON.parse(body) as Record<string, Record<string, unknown>>);

/** What the firm's system was told when everything due was delivered. */
async function told(answer?: LeadWebhookServer['answer']) {
  const hook = await aLeadWebhookServer();
  if (answer) hook.answer = answer;
  await delivered(hook);
  return bodies(hook);
}

async function sold(email = 'ada@example.com') {
  const { id, clientSecret, paymentIntentId, priceCents } = await shop.begin({ email });
  const attribution = { utm_source: 'news' };
  await shop.call('contact', { clientSecret, email, amount: priceCents, attribution });
  await shop.pay(paymentIntentId);
  await shop.settled();
  return { id, paymentIntentId, priceCents, number: (await shop.order(id)).number };
}

async function consentOf(email: string, confirmedAt: Date | null = null) {
  const data = aConsent({ email, confirmedAt });
  await shop.database.marketingConsent.create({ data });
  return data.id;
}

test('a sale is told once, with its campaign, and whether the buyer wants the newsletter', async () => {
  await consentOf('ada@example.com', new Date());
  const { number, priceCents } = await sold();
  expect(await told()).toEqual([
    {
      type: 'sale',
      createdAt: expect.any(String) as string,
      sale: {
        number,
        product: 'goal-cascade-builder',
        title: 'Goal Cascade Builder',
        currency: 'usd',
        amount: priceCents,
        email: 'ada@example.com',
        newsletter: true,
        attribution: { utm_source: 'news' },
      },
    },
  ]);
  expect(await told()).toEqual([]);
});

test('a refund is told with what it gave back, and what was given back in all', async () => {
  const { number, paymentIntentId } = await sold('bo@example.com');
  await told();
  await shop.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 });
  await shop.settled();
  expect(await told()).toMatchObject([
    { type: 'refund', refund: { number, amount: 500, refundedInAll: 500, newsletter: false } },
  ]);
});

test('who confirms the newsletter is told once, and so is the end; who never confirmed is not', async () => {
  const links = mailLinks(context().settings);
  const id = await consentOf('di@example.com');
  const token = links.confirmNewsletter.sign(id);
  await Promise.all([confirmNewsletter(context(), token), confirmNewsletter(context(), token)]);
  expect(await told()).toEqual([
    {
      type: 'newsletter',
      createdAt: expect.any(String) as string,
      newsletter: {
        email: 'di@example.com',
        agreed: true,
        wording: 'Send me the newsletter.',
        wordingVersion: '1',
      },
    },
  ]);
  for (let at = 0; at < 2; at += 1) await unsubscribe(context(), links.unsubscribe.sign(id));
  expect(await told()).toMatchObject([{ newsletter: { email: 'di@example.com', agreed: false } }]);

  const other = await consentOf('ed@example.com');
  await unsubscribe(context(), links.unsubscribe.sign(other));
  expect(await told()).toEqual([]);
});

test('of a reader who has another address the end of the old one is told, and the new one', async () => {
  const moved = async (email: string, newEmail: string) =>
    confirmNewAddress(context(), await aDataKey(shop.database, email, { newEmail }));
  await consentOf('vi@example.com', new Date());
  await consentOf('wes@example.com');
  expect(await moved('vi@example.com', 'vi@example.net')).toBe(true);
  expect(await moved('wes@example.com', 'wes@example.net')).toBe(true);
  const newsletters = (await told()).map(({ newsletter }) => newsletter);
  expect(newsletters).toHaveLength(2);
  for (const known of [
    { email: 'vi@example.com', agreed: false },
    { email: 'vi@example.net', agreed: true },
  ])
    expect(newsletters).toContainEqual(expect.objectContaining(known));
});

describe('of whoever gets the newsletter and has everything deleted', () => {
  const waiting = () => shop.database.outboxMail.findMany({ where: { template: 'newsletter-hook' } });

  test('the end is told once, and their address waits no longer than that', async () => {
    await consentOf('ida@example.com', new Date());
    await consentOf('jo@example.com');
    await eraseUnder(context(), 'Ida@example.com', new Date());
    await eraseUnder(context(), 'jo@example.com', new Date());
    expect(await told()).toMatchObject([
      { type: 'newsletter', newsletter: { email: 'ida@example.com', agreed: false } },
    ]);
    expect(await waiting()).toEqual([]);
    await cleanUp(shop.database, shop.url);
    expect(await traces(shop.url, ['ida@example.com'])).toBe(0);
  });

  test('the address goes when it is given up, and the owner is told without it', async () => {
    await consentOf('oz@example.com', new Date());
    await eraseUnder(context(), 'oz@example.com', new Date());
    await shop.database.outboxMail.updateMany({ data: { tries: 11 } });
    expect(await told((response) => response.writeHead(500).end())).toHaveLength(1);
    expect(await shop.database.outboxMail.findMany()).toMatchObject([
      { template: 'owner-dead-letter', data: { lastError: expect.stringContaining('deleted') as string } },
    ]);
    expect(JSON.stringify(await shop.database.outboxMail.findMany())).not.toContain('oz@');
  });
});

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
    expect([hook.connections, (await hooks()).length]).toEqual([0, 0]);
  });
});
