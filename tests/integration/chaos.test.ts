import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { aChaosShop, type Site } from '../support/a-chaos-shop';
import { freePort } from '../support/free-port';
import { LONG, MOMENTS } from '../support/thoroughness';

const { shop, priceCents, received, mailServerAt, aSite, begin, deliverAllMail, clear } = await aChaosShop();

type Claimed = { ok: true; value: { status: string; token: string | null } };

async function purchase(site: Site) {
  const { clientSecret, paymentIntentId } = await begin(site);
  await shop.pay(paymentIntentId);
  await shop.settled();
  await site.insist('/work');
  return claimed(site, clientSecret);
}

const claimed = async (site: Site, clientSecret: string) =>
  (await site.insist<Claimed>('/claim', { clientSecret })).value;

/** One order with access, one payment, one receipt and one note to the owner, both sent. */
async function expectOneSale(claim: Claimed['value'], what: string): Promise<void> {
  const orders = await shop.database.order.findMany();
  const mails = await shop.database.outboxMail.findMany({ orderBy: { reason: 'asc' } });
  expect(orders, what).toMatchObject([{ status: 'paid', email: 'ada@example.com', priceCents }]);
  expect(shop.sandbox.account.intents.size, what).toBe(1);
  expect(mails, what).toMatchObject([
    { reason: `owner-sale:${orders[0]!.id}`, status: 'sent' },
    { reason: `receipt:${orders[0]!.id}`, status: 'sent' },
  ]);
  expect(claim, what).toMatchObject({ status: 'succeeded', token: expect.any(String) as string });
  expect(new Set(received), what).toEqual(new Set(mails.map(({ messageId }) => messageId)));
}

test('killed at any moment of a sale, a site ends with one sale', LONG, async () => {
  const site = await aSite();
  await purchase(site);
  await deliverAllMail(site);
  const moments = await site.insist<number>('/moments');
  expect(moments).toBeGreaterThan(30);
  let repeats = 0;
  const killedAt = MOMENTS(moments);
  for (const [before, dieAt] of killedAt.entries()) {
    await clear(site);
    await site.insist('/die-at', dieAt);
    const claim = await purchase(site);
    await deliverAllMail(site);
    const what = `killed at moment ${dieAt} of ${moments}`;
    expect(site.deaths(), what).toBe(before + 1);
    await expectOneSale(claim, what);
    // A kill between the mail server's yes and our note of it repeats the mail, with the same Message-ID.
    expect(received.length, what).toBeLessThanOrEqual(3);
    repeats += received.length - 2;
  }
  process.stdout.write(
    `${moments} moments, killed at ${killedAt.length}; the mail was repeated at ${repeats} of them\n`,
  );
  expect(repeats).toBeLessThanOrEqual(4);
});

test('with the mail server down a sale is a sale, and its mails go out once it is back', LONG, async () => {
  const port = await freePort();
  const site = await aSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const claim = await purchase(site);
  await site.insist('/mail');
  await site.insist('/mail');
  expect(await shop.database.outboxMail.findMany()).toMatchObject([
    { status: 'queued', tries: 1 },
    { status: 'queued', tries: 1 },
  ]);
  onTestFinished(await mailServerAt(port));
  await anHourLater(site);
  await deliverAllMail(site);
  await expectOneSale(claim, 'mail server down');
  expect(received).toHaveLength(2);
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
  const claim = await claimed(site, clientSecret);
  await deliverAllMail(site);
  await expectOneSale(claim, 'database locked');
  expect(received).toHaveLength(2);
});

/** By the clock of the site, which is ahead by an hour each time it was killed. */
async function anHourLater(site: Site): Promise<void> {
  await site.insist('/die-at', 1);
  await site.insist('/mail');
}

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
