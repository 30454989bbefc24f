import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readDatabaseUrl } from '@/lib/gateways/prisma/database-url';
import { aShop, WEBHOOK_SECRET } from '../support/a-shop';
import { type ChaosSite, prepareChaosSite, supervisedSite } from '../support/chaos';
import { freePort } from '../support/free-port';
import { anAttemptKey } from '../support/submission';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const shop = await aShop();
const PRODUCT = 'goal-cascade-builder';
const { price } = shop.products.find(({ id }) => id === PRODUCT)!;
const LONG = { timeout: 600_000 };

/** The Message-ID of everything that a mail server took. */
const received: string[] = [];
const folder = temporaryFolder('chaos');
let prepared: ChaosSite;
let smtpPort = 0;

beforeAll(async () => {
  prepared = await prepareChaosSite(folder, shop.content);
  smtpPort = await freePort();
  const close = await mailServerAt(smtpPort);
  return close;
});
afterAll(() => removeFolder(folder));
beforeEach(() => received.splice(0));

async function mailServerAt(port: number) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        received.push(/^Message-ID: <(.*)@/im.exec(mail)?.[1] ?? 'none');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise<void>((resolve) => server.close(resolve));
}

type Site = Awaited<ReturnType<typeof supervisedSite>>;
type Begun = { ok: true; value: { clientSecret: string } };
type Claimed = { ok: true; value: { status: string; token: string | null } };

async function aSite(environment: Record<string, string> = {}): Promise<Site> {
  const site = await supervisedSite(prepared, {
    PORT: String(await freePort()),
    DATABASE_URL: shop.url,
    STRIPE_API_BASE: shop.stripeUrl,
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'shop@example.org',
    ...environment,
  });
  onTestFinished(() => site.stop());
  deliverTo(site);
  return site;
}

function deliverTo(site: Site): void {
  shop.sandbox.deliveries.endpoint = { url: `${site.url}/webhook`, secret: WEBHOOK_SECRET };
  shop.sandbox.deliveries.retriesMs = Array.from({ length: 500 }, () => 20);
}

/** From the click to the card, which is not paid with yet. */
async function begin(site: Site) {
  const key = { 'idempotency-key': anAttemptKey() };
  const body = { productId: PRODUCT, amount: price };
  const { clientSecret } = (await site.insist<Begun>('/intent', body, key)).value;
  await site.insist('/contact', { clientSecret, email: 'ada@example.com', amount: price });
  return { clientSecret, intentId: clientSecret.split('_secret_')[0]! };
}

async function purchase(site: Site) {
  const { clientSecret, intentId } = await begin(site);
  await shop.pay(intentId);
  await shop.settled();
  await site.insist('/work');
  return claimed(site, clientSecret);
}

const claimed = async (site: Site, clientSecret: string) =>
  (await site.insist<Claimed>('/claim', { clientSecret })).value;

async function deliverAllMail(site: Site): Promise<void> {
  while (await shop.database.outboxMail.count({ where: { status: 'queued' } })) await site.insist('/mail');
}

/** One order with access, one payment, one receipt and one note to the owner, both sent. */
async function expectOneSale(claim: Claimed['value'], what: string): Promise<void> {
  const orders = await shop.database.order.findMany();
  const mails = await shop.database.outboxMail.findMany({ orderBy: { reason: 'asc' } });
  expect(orders, what).toMatchObject([{ status: 'paid', email: 'ada@example.com', price }]);
  expect(shop.sandbox.account.intents.size, what).toBe(1);
  expect(mails, what).toMatchObject([
    { reason: `owner-sale:${orders[0]!.id}`, status: 'sent' },
    { reason: `receipt:${orders[0]!.id}`, status: 'sent' },
  ]);
  expect(claim, what).toMatchObject({ status: 'succeeded', token: expect.any(String) as string });
  expect(new Set(received), what).toEqual(new Set(mails.map(({ messageId }) => messageId)));
}

async function clear() {
  received.length = 0;
  await shop.database.outboxMail.deleteMany();
  await shop.database.orderAccess.deleteMany();
  await shop.database.paymentEvent.deleteMany();
  await shop.database.order.deleteMany();
  shop.sandbox.deliveries.reset();
  shop.sandbox.account.intents.clear();
  shop.sandbox.account.refunds.clear();
  shop.sandbox.account.disputes.clear();
}

test(
  'a site killed at any moment between intent and mail ends with one order, one receipt and access',
  LONG,
  async () => {
    const site = await aSite();
    await purchase(site);
    await deliverAllMail(site);
    const moments = await site.insist<number>('/moments');
    expect(moments).toBeGreaterThan(30);
    let repeats = 0;
    for (let dieAt = 1; dieAt <= moments; dieAt += 1) {
      await clear();
      deliverTo(site);
      await site.insist('/die-at', dieAt);
      const claim = await purchase(site);
      await deliverAllMail(site);
      const what = `killed at moment ${dieAt} of ${moments}`;
      expect(site.deaths(), what).toBe(dieAt);
      await expectOneSale(claim, what);
      // A kill between the mail server's yes and our note of it repeats the mail, with the same Message-ID.
      expect(received.length, what).toBeLessThanOrEqual(3);
      repeats += received.length - 2;
    }
    process.stdout.write(`${moments} moments; the mail was repeated at ${repeats} of them\n`);
    expect(repeats).toBeLessThanOrEqual(4);
  },
);

/** Each moment costs a start of the site: EVERY_MOMENT=1 tries all of them. */
const EVERY = process.env.EVERY_MOMENT ? 1 : 5;

/** What a bank does after a sale, and what has to be there then: the state, and each mail once. */
const ENDINGS: [string, (intentId: string) => Promise<unknown>, string, string[]][] = [
  [
    'a refund that comes back',
    async (intentId) => {
      const { id } = await shop.stripe.refunds.create({ payment_intent: intentId });
      await shop.control(`/refunds/${id}/settle`, { outcome: 'fail' });
    },
    'paid',
    // That it was on its way is told only where that was worked on first.
    ['owner-refund-failed', 'owner-sale', 'receipt', 'refund-failed'],
  ],
  [
    'an inquiry that becomes a dispute and is lost',
    async (intentId) => {
      const asked = { payment_intent: intentId, inquiry: true };
      const { id } = await shop.control<{ id: string }>('/disputes', asked);
      await shop.control(`/disputes/${id}/escalate`);
      await shop.control(`/disputes/${id}/close`, { outcome: 'lost' });
    },
    'refunded',
    ['dispute-lost', 'owner-dispute-lost', 'owner-sale', 'receipt'],
  ],
];

test.each(ENDINGS)(
  'a site killed at any moment while it works on %s ends as it should, and each is told once',
  LONG,
  async (_what, happens, state, templates) => {
    const site = await aSite();
    const sold = async () => {
      const { intentId } = await begin(site);
      await shop.pay(intentId);
      await shop.settled();
      await site.insist('/work');
      return intentId;
    };
    const lived = async (intentId: string) => {
      await happens(intentId);
      await shop.settled();
      await site.insist('/work');
    };
    const first = await sold();
    await site.insist('/die-at', 0);
    await lived(first);
    const moments = await site.insist<number>('/moments');
    expect(moments).toBeGreaterThan(30);
    let killed = 0;
    for (let dieAt = 1; dieAt <= moments; dieAt += EVERY, killed += 1) {
      await clear();
      deliverTo(site);
      await site.insist('/die-at', 0);
      const intentId = await sold();
      await site.insist('/die-at', dieAt);
      await lived(intentId);
      const what = `killed at moment ${dieAt} of ${moments}`;
      expect(await shop.database.paymentEvent.count({ where: { handledAt: null } }), what).toBe(0);
      expect(await shop.database.order.findMany(), what).toMatchObject([{ status: state }]);
      const told = (await shop.database.outboxMail.findMany()).map(({ template }) => template);
      expect(told, what).toEqual(expect.arrayContaining(templates));
      expect(new Set(told).size, what).toBe(told.length);
    }
    expect(site.deaths()).toBeGreaterThan(killed * 0.9);
  },
);

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

test(
  'with the database locked for longer than a writer waits a payment is recorded once it is free',
  LONG,
  async () => {
    const site = await aSite({ DATABASE_URL: impatient(shop.url) });
    const { clientSecret, intentId } = await begin(site);
    const unlock = await lockedDatabase(shop.url);
    await shop.pay(intentId);
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
  },
);

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
