import { expect, test } from 'vitest';
import { aChaosShop, type Site } from '../support/a-chaos-shop';
import { type Ending, ENDINGS, turnsOf } from '../support/chaos-endings';
import { LONG, MOMENTS_OF_ENDINGS } from '../support/thoroughness';

const chaos = await aChaosShop();
const { shop, aSite, begin, clear } = chaos;

/**
 * Lives all of it with a site that dies at a moment.
 * @returns what is there then; ids and times of Stripe's apart
 */
async function lived({ before, happens }: Ending, site: Site, dieAt: number) {
  await clear(site);
  await site.insist('/die-at', 0);
  const { paymentIntentId } = await begin(site);
  const turns = turnsOf(chaos, site, paymentIntentId);
  await before(turns);
  await site.insist('/die-at', dieAt);
  await happens(turns);
  return left();
}

async function left() {
  const { order, payment, refund, dispute, outboxMail, webhookEvent } = shop.database;
  const mails = await outboxMail.findMany();
  return {
    orders: await order.findMany({
      select: { status: true, priceCents: true, email: true, hold: true, releaseReason: true },
    }),
    payments: await payment.findMany({ select: { status: true, amount: true, method: true } }),
    refunds: await refund.findMany({ select: { status: true, amount: true, note: true } }),
    disputes: await dispute.findMany({ select: { status: true, amount: true } }),
    mails: mails.map(({ template, recipient, status }) => ({ template, recipient, status })).sort(byTemplate),
    toWorkOn: await webhookEvent.count({ where: { handledAt: null } }),
  };
}

const byTemplate = (one: { template: string }, other: { template: string }) =>
  one.template.localeCompare(other.template);

test.each(ENDINGS)(
  'killed at any moment of $what, a site ends as one that lived on',
  LONG,
  async (ending) => {
    const site = await aSite();
    const expected = await lived(ending, site, 0);
    const moments = await site.insist<number>('/moments');
    expect(moments).toBeGreaterThan(15);
    expect(expected).toMatchObject({ orders: [{ status: ending.status }], toWorkOn: 0 });
    expect(expected.mails.map(({ template }) => template)).toEqual([...ending.mails].sort());
    const killedAt = MOMENTS_OF_ENDINGS(moments);
    for (const dieAt of killedAt)
      expect(await lived(ending, site, dieAt), `killed at moment ${dieAt} of ${moments}`).toEqual(expected);
    expect(site.deaths()).toBe(killedAt.length);
    process.stdout.write(`${moments} moments, killed at ${killedAt.length} of them\n`);
  },
);
