import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { resetSandbox } from '@/packages/sandbox/stripe/sandbox';
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from '../../support/a-sandbox';
import { aShop } from '../../support/a-shop';
import { type ChaosSite, prepareChaosSite, supervisedSite } from './supervisor';
import { freePort } from '../../support/free-port';
import { startMailServer } from '../../support/mail-server';
import { anAttemptKey } from '../../support/submission';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

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
  const folder = temporaryFolder('chaos');
  const mails = await startMailServer();
  let prepared: ChaosSite;

  beforeAll(async () => {
    prepared = await prepareChaosSite(folder, shop.content);
  });
  afterAll(() => {
    removeFolder(folder);
    return mails.stop();
  });
  beforeEach(() => void (mails.arrived.length = 0));

  function deliverTo(site: Site): void {
    shop.sandbox.deliveries.endpoint = { url: `${site.url}/webhook`, secret: WEBHOOK_SECRET };
    shop.sandbox.deliveries.retriesMs = Array.from({ length: 500 }, () => 20);
  }

  async function aSite(environment: Record<string, string> = {}): Promise<Site> {
    const site = await supervisedSite(prepared, {
      PORT: String(await freePort()),
      DATABASE_URL: shop.url,
      STRIPE_API_BASE: shop.stripeUrl,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMTP_URL: mails.url,
      MAIL_FROM: 'shop@example.org',
      ...environment,
    });
    onTestFinished(() => site.stop());
    deliverTo(site);
    return site;
  }

  async function deliverAllMail(site: Site): Promise<void> {
    while (await shop.database.outboxMail.count({ where: { status: 'queued' } })) await site.insist('/mail');
  }

  /** As if nobody had ever done anything. */
  async function clear(site: Site): Promise<void> {
    mails.arrived.length = 0;
    await shop.database.outboxMail.deleteMany();
    await shop.database.assessment.deleteMany();
    await shop.database.mailAllowance.deleteMany();
    await shop.database.orderAccess.deleteMany();
    await shop.database.webhookEvent.deleteMany();
    await shop.database.order.deleteMany();
    await shop.database.job.deleteMany();
    resetSandbox(shop.sandbox);
    deliverTo(site);
  }

  return {
    shop,
    priceCents,
    aSite,
    deliverAllMail,
    clear,
    /** The Message-ID of everything that a mail server took. */
    received: () => mails.arrived.map(({ messageId = '' }) => messageId.replace(/^<|@.*/g, '')),

    /**
     * Does all of something, and delivers its mail, with a site that lives on, then with one that dies at
     * each of the moments that it had.
     * @param ended judges what is there then
     */
    killedAt: async <End>(
      site: Site,
      happens: (site: Site) => Promise<End>,
      ended: (end: End, what: string) => Promise<void>,
    ) => {
      await site.insist('/die-at', 0);
      await happens(site);
      await deliverAllMail(site);
      const moments = await site.insist<number>('/moments');
      expect(moments).toBeGreaterThan(20);
      for (let dieAt = 1; dieAt <= moments; dieAt++) {
        await clear(site);
        await site.insist('/die-at', dieAt);
        const end = await happens(site);
        await deliverAllMail(site);
        const what = `killed at moment ${dieAt} of ${moments}`;
        expect(site.deaths(), what).toBe(dieAt);
        await ended(end, what);
      }
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
  };
}
