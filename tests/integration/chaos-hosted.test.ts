import { expect, test } from 'vitest';
import { aChaosShop, type Site } from '../support/a-chaos-shop';
import { LONG, MOMENTS_OF_HOSTED } from '../support/thoroughness';

const { shop, priceCents, received, aSite, beginHosted, deliverAllMail, clear } = await aChaosShop();

type Followed = { status: string; url: string | null };

/** Our form does not load, so its buyer goes on to Stripe's page, pays there and comes back. */
async function purchase(site: Site): Promise<Followed> {
  const { url, key } = await beginHosted(site);
  await shop.payOnPage(url);
  await shop.settled();
  await site.insist('/work');
  return site.insist<Followed>('/follow', { key });
}

/**
 * One order with access, one payment on one page, one receipt and one note to the owner, both sent; nothing
 * else can be paid.
 */
async function expectOneSale(followed: Followed, what: string): Promise<void> {
  const { sessions, intents } = shop.sandbox.account;
  const paid = await shop.database.order.findMany({ where: { paidAt: { not: null } } });
  const mails = await shop.database.outboxMail.findMany({ orderBy: { reason: 'asc' } });
  expect(followed, what).toEqual({ status: 'succeeded', url: null });
  expect(paid, what).toMatchObject([{ status: 'paid', email: 'ada@example.com', priceCents }]);
  expect(
    [...sessions.values()].filter(({ status }) => status === 'complete'),
    what,
  ).toHaveLength(1);
  // Of one whose answer was lost nobody was told.
  const known = await shop.database.order.findMany({ where: { canceledAt: null } });
  const open = known.flatMap((order) => order.checkoutSessionId ?? order.paymentIntentId ?? []);
  expect(open, what).toEqual([paid[0]!.checkoutSessionId]);
  const charged = [...intents.values()].filter(({ status }) => status === 'succeeded');
  expect(
    charged.map(({ id }) => id),
    what,
  ).toEqual([paid[0]!.paymentIntentId]);
  expect(mails, what).toMatchObject([
    { reason: `owner-sale:${paid[0]!.id}`, status: 'sent' },
    { reason: `receipt:${paid[0]!.id}`, status: 'sent' },
  ]);
  expect(new Set(received), what).toEqual(new Set(mails.map(({ messageId }) => messageId)));
}

test('killed at any moment of a hosted sale, a site ends with one sale', LONG, async () => {
  const site = await aSite();
  await purchase(site);
  await deliverAllMail(site);
  const moments = await site.insist<number>('/moments');
  expect(moments).toBeGreaterThan(40);
  for (const [before, dieAt] of MOMENTS_OF_HOSTED(moments).entries()) {
    await clear(site);
    await site.insist('/die-at', dieAt);
    const followed = await purchase(site);
    await deliverAllMail(site);
    const what = `killed at moment ${dieAt} of ${moments}`;
    expect(site.deaths(), what).toBe(before + 1);
    await expectOneSale(followed, what);
  }
});
