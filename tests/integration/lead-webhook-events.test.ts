import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { LEAD_WEBHOOK_EVENTS } from '@/lib/kernel/lead-webhook-events';
import { cleanUp } from '@/lib/platform/database/clean-up';
import { randomId } from '@/lib/platform/random/tokens';
import { confirmNewsletter, unsubscribe } from '@/lib/your-data/answer-consent';
import { confirmNewAddress } from '@/lib/your-data/change-address';
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { mailLinks } from '@/lib/your-data/mail-links';
import { aLeadWebhookServer, type LeadWebhookServer } from '../support/lead-webhook-server';
import { aMailDelivery, LINK_SECRETS } from '../support/mail-delivery';
import { startMailServer } from '../support/mail-server';
import { aDataKey } from '../support/personal-data';
import { anAttemptKey, aSubmission } from '../support/submission';
import { aShop } from '../support/a-shop';
import { traces } from '../support/traces';

const SECRET = 's'.repeat(40);
const shop = await aShop({
  ...{ LINK_SECRETS, LEAD_WEBHOOK_URL: 'https://crm.test/hook', LEAD_WEBHOOK_SECRET: SECRET },
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
      ...{ type: 'diagnostic.completed', assessmentId: id, createdAt: expect.any(String) as string },
      lead: expect.objectContaining({ email: aSubmission().email, tier: 'moderate' }) as object,
    },
  ]);
});

/** What the firm's system was told when everything due was delivered. */
async function told(answer?: LeadWebhookServer['answer']) {
  const hook = await aLeadWebhookServer();
  if (answer) hook.answer = answer;
  const mails = await startMailServer();
  const webhook = { url: `https://crm.test:${hook.port}/hook`, secret: SECRET, world: hook.world };
  const delivery = aMailDelivery(shop.database, mails.url, () => new Date(), webhook);
  await delivery.deliver(100);
  expect(delivery.unexpectedErrors).toEqual([]);
  await mails.stop();
  return hook.got.map(({ body }) => JSON.parse(body) as Record<string, Record<string, unknown>>);
}

async function sold(email = 'ada@example.com') {
  const { id, clientSecret, paymentIntentId, priceCents } = await shop.begin({ email });
  const attribution = { utm_source: 'news' };
  await shop.call('contact', { clientSecret, email, amount: priceCents, attribution });
  await shop.pay(paymentIntentId);
  await shop.settled();
  return { id, paymentIntentId, priceCents, number: (await shop.order(id)).number };
}

async function aConsent(email: string, confirmedAt: Date | null = null) {
  const id = randomId();
  const wording = { wording: 'Send me the newsletter.', wordingVersion: '1' };
  await shop.database.marketingConsent.create({
    data: { id, createdAt: new Date(), email, confirmedAt, ...wording },
  });
  return id;
}

test('a sale is told once, with its campaign, and whether the buyer wants the newsletter', async () => {
  await aConsent('ada@example.com', new Date());
  const { number, priceCents } = await sold();
  expect(await told()).toEqual([
    {
      type: 'sale',
      createdAt: expect.any(String) as string,
      sale: {
        ...{ number, product: 'goal-cascade-builder', title: 'Goal Cascade Builder' },
        ...{ currency: 'usd', amount: priceCents, email: 'ada@example.com', newsletter: true },
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
  const id = await aConsent('di@example.com');
  const token = links.confirmNewsletter.sign(id);
  await Promise.all([confirmNewsletter(context(), token), confirmNewsletter(context(), token)]);
  expect(await told()).toEqual([
    {
      type: 'newsletter',
      createdAt: expect.any(String) as string,
      newsletter: {
        ...{ email: 'di@example.com', agreed: true },
        ...{ wording: 'Send me the newsletter.', wordingVersion: '1' },
      },
    },
  ]);
  for (let at = 0; at < 2; at += 1) await unsubscribe(context(), links.unsubscribe.sign(id));
  expect(await told()).toMatchObject([{ newsletter: { email: 'di@example.com', agreed: false } }]);

  const other = await aConsent('ed@example.com');
  await unsubscribe(context(), links.unsubscribe.sign(other));
  expect(await told()).toEqual([]);
});

test('of a reader who has another address the end of the old one is told, and the new one', async () => {
  const moved = async (email: string, newEmail: string) =>
    confirmNewAddress(context(), await aDataKey(shop.database, email, { newEmail }));
  await aConsent('vi@example.com', new Date());
  await aConsent('wes@example.com');
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
    await aConsent('ida@example.com', new Date());
    await aConsent('jo@example.com');
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
    await aConsent('oz@example.com', new Date());
    await eraseUnder(context(), 'oz@example.com', new Date());
    await shop.database.outboxMail.updateMany({ data: { tries: 11 } });
    expect(await told((response) => response.writeHead(500).end())).toHaveLength(1);
    expect(await shop.database.outboxMail.findMany()).toMatchObject([
      { template: 'owner-dead-letter', data: { lastError: expect.stringContaining('deleted') as string } },
    ]);
    expect(JSON.stringify(await shop.database.outboxMail.findMany())).not.toContain('oz@');
  });
});
