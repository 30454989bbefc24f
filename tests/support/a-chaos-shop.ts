import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { resetSandbox } from '@/packages/sandbox/stripe/sandbox';
import { aShop, WEBHOOK_SECRET } from './a-shop';
import { type ChaosSite, prepareChaosSite, supervisedSite } from './chaos';
import { freePort } from './free-port';
import { anAttemptKey } from './submission';
import { removeFolder, temporaryFolder } from './temporary-folder';

export type Site = Awaited<ReturnType<typeof supervisedSite>>;
type Hosted = { ok: true; value: { location: string } };
type Begun = { ok: true; value: { clientSecret: string } };

/**
 * A shop whose site is a process of its own that may be killed, with a mail server. Call it at the top of a
 * test file.
 */
export async function aChaosShop() {
  const shop = await aShop();
  const productId = 'goal-cascade-builder';
  const { priceCents } = shop.products.find(({ slug }) => slug === productId)!;
  /** The Message-ID of everything that a mail server took. */
  const received: string[] = [];
  const folder = temporaryFolder('chaos');
  let prepared: ChaosSite;
  let smtpPort = 0;

  beforeAll(async () => {
    prepared = await prepareChaosSite(folder, shop.content);
    smtpPort = await freePort();
    return mailServerAt(smtpPort);
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

  function deliverTo(site: Site): void {
    shop.sandbox.deliveries.endpoint = { url: `${site.url}/webhook`, secret: WEBHOOK_SECRET };
    shop.sandbox.deliveries.retriesMs = Array.from({ length: 500 }, () => 20);
  }

  return {
    ...{ shop, priceCents, received, mailServerAt },

    aSite: async (environment: Record<string, string> = {}): Promise<Site> => {
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
    },

    /** From the click to the card, which is not paid with yet. */
    begin: async (site: Site) => {
      const key = { 'idempotency-key': anAttemptKey() };
      const { clientSecret } = (await site.insist<Begun>('/intent', { productId, amount: priceCents }, key))
        .value;
      await site.insist('/contact', { clientSecret, email: 'ada@example.com', amount: priceCents });
      return { clientSecret, paymentIntentId: clientSecret.split('_secret_')[0]! };
    },

    /**
     * From the click to our form, and from there to Stripe's page.
     * @returns its address, and the key with which it leads back
     */
    beginHosted: async (site: Site) => {
      const attempt = anAttemptKey();
      await site.insist('/intent', { productId, amount: priceCents }, { 'idempotency-key': attempt });
      const begun = await site.insist<Hosted>('/hosted', { productId, attempt });
      const { location: url } = begun.value;
      const { cancel_url: back } = shop.sandbox.account.sessions.get(url.split('/').at(-1)!)!;
      return { url, key: /\/orders\/([\w-]+)/.exec(back!)![1]! };
    },

    deliverAllMail: async (site: Site): Promise<void> => {
      while (await shop.database.outboxMail.count({ where: { status: 'queued' } }))
        await site.insist('/mail');
    },

    /** As if nobody had ever bought anything. */
    clear: async (site: Site): Promise<void> => {
      received.length = 0;
      await shop.database.outboxMail.deleteMany();
      await shop.database.orderAccess.deleteMany();
      await shop.database.webhookEvent.deleteMany();
      await shop.database.order.deleteMany();
      await shop.database.job.deleteMany();
      resetSandbox(shop.sandbox);
      deliverTo(site);
    },
  };
}
