import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { aChaosShop, type Site } from './chaos/shop';
import { aResult } from '../support/finished-diagnostics';
import { aLeadWebhookServer } from '../support/lead-webhook-server';
import { LONG } from '../support/thoroughness';

const { shop, priceCents, received, aSite, begin, beginHosted, deliverAllMail, killedAt } =
  await aChaosShop();
const { database } = shop;

type Claimed = { ok: true; value: { status: string; token: string | null } };
type Followed = { status: string; url: string | null };

async function purchase(site: Site) {
  const { clientSecret, paymentIntentId } = await begin(site);
  await shop.pay(paymentIntentId);
  await shop.settled();
  await site.insist('/work');
  return claimed(site, clientSecret);
}

const claimed = async (site: Site, clientSecret: string) =>
  (await site.insist<Claimed>('/claim', { clientSecret })).value;

/** Our form does not load, so its buyer goes on to Stripe's page, pays there and comes back. */
async function hostedPurchase(site: Site) {
  const { url, key } = await beginHosted(site);
  await shop.payOnPage(url);
  await shop.settled();
  await site.insist('/work');
  return site.insist<Followed>('/follow', { key });
}

/** One paid order, one payment, one receipt and one note to the owner, both sent. */
async function expectOneSale(what: string) {
  const orders = await database.order.findMany({ where: { paidAt: { not: null } } });
  const mails = await database.outboxMail.findMany({ orderBy: { reason: 'asc' } });
  expect(orders, what).toMatchObject([{ status: 'paid', email: 'ada@example.com', priceCents }]);
  const charged = [...shop.sandbox.account.intents.values()].filter(({ status }) => status === 'succeeded');
  expect(
    charged.map(({ id }) => id),
    what,
  ).toEqual([orders[0]!.paymentIntentId]);
  expect(mails, what).toMatchObject([
    { reason: `owner-sale:${orders[0]!.id}`, status: 'sent' },
    { reason: `receipt:${orders[0]!.id}`, status: 'sent' },
  ]);
  expect(new Set(received()), what).toEqual(new Set(mails.map(({ messageId }) => messageId)));
  return orders[0]!;
}

const access = { status: 'succeeded', token: expect.any(String) as string };

test('killed at any moment of a sale, a site ends with one sale', LONG, async () => {
  let repeats = 0;
  await killedAt(await aSite(), purchase, async (claim, what) => {
    await expectOneSale(what);
    expect(claim, what).toMatchObject(access);
    expect([await database.order.count(), shop.sandbox.account.intents.size], what).toEqual([1, 1]);
    // A kill between the mail server's yes and our note of it repeats the mail, with the same Message-ID.
    expect(received().length, what).toBeLessThanOrEqual(3);
    repeats += received().length - 2;
  });
  expect(repeats).toBeLessThanOrEqual(4);
});

test('killed at any moment of a hosted sale, a site ends with one sale', LONG, async () => {
  await killedAt(await aSite(), hostedPurchase, async (followed, what) => {
    const order = await expectOneSale(what);
    expect(followed, what).toEqual({ status: 'succeeded', url: null });
    const pages = [...shop.sandbox.account.sessions.values()];
    expect(
      pages.filter(({ status }) => status === 'complete'),
      what,
    ).toHaveLength(1);
    // Nothing else can be paid. Of one whose answer was lost nobody was told.
    const known = await database.order.findMany({ where: { canceledAt: null } });
    const open = known.flatMap((one) => one.checkoutSessionId ?? one.paymentIntentId ?? []);
    expect(open, what).toEqual([order.checkoutSessionId]);
  });
});

test('killed at any moment of a report, a site ends with one report', LONG, async () => {
  const hook = await aLeadWebhookServer();
  const site = await aSite({
    LEAD_WEBHOOK_URL: hook.url,
    LEAD_WEBHOOK_SECRET: 's'.repeat(40),
  });
  async function aReport() {
    hook.got.length = 0;
    const assessment = aResult();
    await insertAssessment(database, assessment, null);
    await site.insist('/report', { assessmentId: assessment.id, wanted: 'call' });
  }
  let repeats = 0;
  await killedAt(site, aReport, async (_end, what) => {
    const sent = await database.outboxMail.findMany({ orderBy: { template: 'asc' } });
    expect(sent, what).toMatchObject([
      { template: 'lead-hook', status: 'sent' },
      { template: 'owner-lead', status: 'sent' },
      { template: 'report', status: 'sent' },
    ]);
    expect(await database.reportRequest.count(), what).toBe(1);
    // A call that is repeated uses up no second mail of the address or the network.
    const used = await database.mailAllowance.findMany();
    expect(used, what).toMatchObject([{ used: 1 }, { used: 1 }]);
    const ids = [...hook.got.map(({ headers }) => headers['webhook-id']), ...received()];
    expect(new Set(ids), what).toEqual(new Set(sent.map(({ messageId }) => messageId)));
    expect(ids.length, what).toBeLessThanOrEqual(4);
    repeats += ids.length - 3;
  });
  // The one window: killed between their yes and our note of it.
  expect(repeats).toBeLessThanOrEqual(6);
});

test('with the database locked a payment is recorded once it is free', LONG, async () => {
  const site = await aSite({ DATABASE_URL: impatient(shop.url) });
  const { clientSecret, paymentIntentId } = await begin(site);
  const unlock = await lockedDatabase(shop.url);
  await shop.pay(paymentIntentId);
  const [told] = shop.events('payment_intent.succeeded');
  const refused = () => expect(shop.sandbox.deliveries.all.get(told!)?.attempts).toContain(500);
  await vi.waitFor(refused, { timeout: 30_000 });
  await unlock();
  await shop.settled();
  await site.insist('/work');
  expect(await claimed(site, clientSecret)).toMatchObject(access);
  await deliverAllMail(site);
  await expectOneSale('database locked');
  expect(received()).toHaveLength(2);
});

/** On SQLite a writer waits five seconds; Postgres is told not to wait for ever. */
function impatient(url: string): string {
  if (readDatabaseUrl(url).provider === 'sqlite') return url;
  const impatiently = new URL(url);
  impatiently.searchParams.set('options', '-c lock_timeout=500');
  return impatiently.href;
}

/** Nobody else can write until it is unlocked. */
async function lockedDatabase(url: string): Promise<() => Promise<unknown>> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') {
    const file = new Sqlite(address.file);
    file.exec('BEGIN IMMEDIATE');
    return () => Promise.resolve(file.close());
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE "Order" IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}
