import fs from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aShop, WEBHOOK_SECRET } from '../support/a-shop';
import { bundleChaosSite, supervisedSite } from '../support/chaos';
import { freePort } from '../support/free-port';
import { anAttemptKey } from '../support/submission';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const shop = await aShop();
const PRODUCT = 'goal-cascade-builder';
const { price } = shop.products.find(({ id }) => id === PRODUCT)!;

/** The Message-ID of everything that the mail server took. */
const received: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      received.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'none');
      done();
    });
  },
});
const folder = temporaryFolder('chaos');
let script = '';
let smtpPort = 0;

beforeAll(async () => {
  // Packages are found from where the script lies.
  fs.symlinkSync(`${process.cwd()}/node_modules`, `${folder}/node_modules`);
  script = await bundleChaosSite(folder);
  smtpPort = await freePort();
  await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  removeFolder(folder);
});

type Site = Awaited<ReturnType<typeof supervisedSite>>;
type Begun = { ok: true; value: { clientSecret: string } };
type Claimed = { ok: true; value: { status: string; token: string | null } };

/** One purchase, from the click to the mail, in a site that dies at one moment and is started again. 0: it lives. */
async function purchase(site: Site, dieAt: number) {
  received.length = 0;
  shop.sandbox.deliveries.endpoint = { url: `${site.url}/webhook`, secret: WEBHOOK_SECRET };
  shop.sandbox.deliveries.retriesMs = Array.from({ length: 500 }, () => 20);
  await site.insist('/die-at', dieAt);
  const key = { 'idempotency-key': anAttemptKey() };
  const body = { productId: PRODUCT, amount: price };
  const { clientSecret } = (await site.insist<Begun>('/intent', body, key)).value;
  await site.insist('/contact', { clientSecret, email: 'ada@example.com' });
  await shop.pay(clientSecret.split('_secret_')[0]!);
  await shop.settled();
  const claim = (await site.insist<Claimed>('/claim', { clientSecret })).value;
  while (await shop.database.outboxMail.count({ where: { status: 'queued' } })) await site.insist('/mail');
  return claim;
}

async function clear() {
  await shop.database.outboxMail.deleteMany();
  await shop.database.orderAccess.deleteMany();
  await shop.database.paymentEvent.deleteMany();
  await shop.database.order.deleteMany();
  shop.sandbox.deliveries.reset();
  shop.sandbox.account.intents.clear();
}

test(
  'a site killed at any moment between intent and mail ends with one order, one receipt and access',
  { timeout: 1_800_000 },
  async () => {
    const port = String(await freePort());
    const environment = {
      PORT: port,
      DATABASE_URL: shop.url,
      STRIPE_API_BASE: shop.stripeUrl,
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'shop@example.org',
    };
    const site = await supervisedSite(script, environment);
    onTestFinished(() => site.stop());
    await purchase(site, 0);
    const moments = await site.insist<number>('/moments');
    expect(moments).toBeGreaterThan(40);
    let repeats = 0;
    for (let dieAt = 1; dieAt <= moments; dieAt += 1) {
      await clear();
      const claim = await purchase(site, dieAt);
      const orders = await shop.database.order.findMany();
      const mails = await shop.database.outboxMail.findMany({ orderBy: { reason: 'asc' } });
      const what = `killed at moment ${dieAt} of ${moments}`;
      expect(site.deaths(), what).toBe(dieAt);
      expect(orders, what).toMatchObject([{ status: 'paid', email: 'ada@example.com', price }]);
      expect(shop.sandbox.account.intents.size, what).toBe(1);
      expect(mails, what).toMatchObject([
        { reason: `owner-sale:${orders[0]!.id}`, status: 'sent' },
        { reason: `receipt:${orders[0]!.id}`, status: 'sent' },
      ]);
      expect(claim, what).toMatchObject({ status: 'succeeded', token: expect.any(String) as string });
      // A kill between the mail server's yes and our note of it repeats the mail, with the same Message-ID.
      expect(new Set(received).size, what).toBe(2);
      expect(received.length, what).toBeLessThanOrEqual(3);
      repeats += received.length - 2;
    }
    console.log(`${moments} moments; the mail was repeated at ${repeats} of them`);
    expect(repeats).toBeLessThanOrEqual(4);
  },
);
