import { expect, test } from 'vitest';
import { aChaosShop, type Site } from './chaos/shop';
import { DECLINED } from '../support/a-sandbox';
import { LONG } from '../support/thoroughness';

const chaos = await aChaosShop();
const { shop, aSite, begin, clear } = chaos;

type Turns = ReturnType<typeof turnsOf>;

/** What becomes of an order: what happens while the site may die, and what is there then. */
type Ending = {
  what: string;
  /** Left undisturbed. */
  before: (turns: Turns) => Promise<unknown>;
  happens: (turns: Turns) => Promise<unknown>;
  status: string;
  /** Every mail there is, by its template. */
  mails: string[];
};

/**
 * What may happen to the one order there is; each is over when Stripe's events are delivered and worked off.
 */
function turnsOf(site: Site, paymentIntentId: string) {
  const over = async () => {
    await shop.settled();
    await site.insist('/work');
  };
  const control = (path: string, body: object = {}) => shop.control(path, body).then(over);
  const lastRefund = () => [...shop.sandbox.account.refunds.keys()].at(-1)!;
  return {
    workOff: over,
    pay: (method?: string) => shop.pay(paymentIntentId, method).then(over),
    /** As nobody can in a browser. */
    payTooLittle: () =>
      shop.stripe.paymentIntents
        .update(paymentIntentId, { amount: 1_000 })
        .then(() => shop.pay(paymentIntentId))
        .then(over),
    bankRefuses: () => control(`/payments/${paymentIntentId}/settle`, { outcome: 'fail' }),
    release: () =>
      shop.database.order
        .findFirstOrThrow()
        .then(({ number }) => site.insist('/release', { number, reason: 'agreed on the phone' }))
        .then(over),
    refund: (amount?: number) =>
      shop.stripe.refunds.create({ payment_intent: paymentIntentId, ...(amount && { amount }) }).then(over),
    refundFails: () => control(`/refunds/${lastRefund()}/settle`, { outcome: 'fail' }),
    dispute: () => control('/disputes', { payment_intent: paymentIntentId }),
    /** From now on no event of Stripe's arrives. */
    loseEvents: () => (shop.sandbox.deliveries.plan = { mode: 'never' }),
    /** Of the site, by itself. */
    recheckOrders: () => site.insist('/look', { hoursLater: 2 }).then(over),
    sendMails: () => chaos.deliverAllMail(site),
    endUnpaid: () => site.insist('/end-unpaid', { hoursLater: 25 }).then(over),
  };
}

const SOLD = ['owner-sale', 'receipt'];
const HELD = ['on-hold', 'owner-hold'];
const REFUNDED = ['owner-refund', 'refund'];
const sale = ({ pay }: Turns) => pay();

const ENDINGS: Ending[] = [
  {
    what: 'a payment that ends by its fourth declined card',
    async before({ pay }) {
      for (const card of DECLINED.slice(0, -1)) await pay(card);
    },
    async happens({ pay, workOff }) {
      await pay(DECLINED.at(-1));
      // What it has ended Stripe tells, too.
      await workOff();
    },
    status: 'canceled',
    mails: [],
  },
  {
    what: 'a bank debit that fails after days',
    before: ({ pay }) => pay('pm_usBankAccount_processing'),
    async happens({ bankRefuses, sendMails, endUnpaid }) {
      await bankRefuses();
      await sendMails();
      await endUnpaid();
    },
    status: 'payment_failed',
    mails: ['owner-payment-failed', 'payment-failed'],
  },
  {
    what: 'an order on hold that is let go',
    before: () => Promise.resolve(),
    async happens({ payTooLittle, release }) {
      await payTooLittle();
      await release();
    },
    status: 'paid',
    mails: [...HELD, ...SOLD],
  },
  {
    what: 'a refund of the owner that comes back',
    before: sale,
    async happens({ refund, refundFails }) {
      await refund(500);
      await refundFails();
    },
    status: 'paid',
    mails: [...SOLD, ...REFUNDED, 'owner-refund-failed', 'refund-failed'],
  },
  {
    what: 'a refund and a dispute that no event told of',
    async before({ pay, loseEvents, refund, dispute }) {
      await pay();
      loseEvents();
      await refund(500);
      await dispute();
    },
    happens: ({ recheckOrders }) => recheckOrders(),
    status: 'disputed',
    mails: [...SOLD, ...REFUNDED, 'dispute', 'owner-dispute'],
  },
];

/**
 * Lives all of it with a site that dies at a moment.
 * @returns what is there then; ids and times of Stripe's apart
 */
async function lived({ before, happens }: Ending, site: Site, dieAt: number) {
  await clear(site);
  await site.insist('/die-at', 0);
  const { paymentIntentId } = await begin(site);
  const turns = turnsOf(site, paymentIntentId);
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
    for (let dieAt = 1; dieAt <= moments; dieAt++)
      expect(await lived(ending, site, dieAt), `killed at moment ${dieAt} of ${moments}`).toEqual(expected);
    expect(site.deaths()).toBe(moments);
  },
);
