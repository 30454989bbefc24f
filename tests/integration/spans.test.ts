import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcileOnce } from '@/lib/server/reconcile';
import { signedFileLinks } from '@/lib/shop/file-links';
import { openDownload } from '@/lib/shop/open-download';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';
import { LINK_SECRETS } from '../support/databases';
import { storeOrder } from '../support/stored-orders';

const shop = await aShop();
const { database } = shop;
const { site } = shop;
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const NOON = Date.parse('2026-03-02T12:00:00Z');
const at = (ms: number) => new Date(NOON + ms);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [-DAY - SECOND, 0],
  [-DAY + SECOND, 1],
  [DAY - SECOND, 1],
  [DAY + SECOND, 0],
])('the same tool bought %i ms apart is told as bought twice: %i', async (apart, mails) => {
  const tool = { productSlug: 'goal-cascade-builder', tools: ['goal-cascade-builder'] };
  await storeOrder(database, { ...tool, number: 'PL-1', email: 'Ada@Example.com', paidAt: at(apart) });
  await shop.bought();
  const told = await shop.mailsOf('owner-double');
  expect(told.map(({ data }) => data)).toEqual(Array(mails).fill({ first: 'PL-1' }));
});

test('declines are told once in each hour', async () => {
  const told = async (cards: number) => {
    for (let card = 0; card < cards; card += 1) {
      await shop.pay((await shop.begin()).paymentIntentId, 'pm_card_chargeDeclined');
      await shop.settled();
    }
    return (await shop.mails()).filter((template) => template === 'owner-declines').length;
  };
  expect(await told(10)).toBe(1);
  vi.setSystemTime(at(HOUR - SECOND));
  expect(await told(10)).toBe(1);
  vi.setSystemTime(at(HOUR));
  expect(await told(1)).toBe(2);
  // Those of an hour ago count no more.
  vi.setSystemTime(at(2 * HOUR + SECOND));
  expect(await told(9)).toBe(2);
});

test('a file can be had until the last tick of its link, and not at it', async () => {
  const orderId = await storeOrder(database);
  const file = '90-day-sprint-planner/LICENSE.txt';
  const link = signedFileLinks([LINK_SECRETS]).sign({ orderId, file, expires: at(HOUR) });
  vi.setSystemTime(at(HOUR - 1));
  expect(await openDownload(site, link)).toMatchObject({ ok: true });
  vi.setSystemTime(at(HOUR));
  expect(await openDownload(site, link)).toEqual({ ok: false, error: 'expired' });
});

test.each([
  [1, 10 * SECOND],
  [2, MINUTE],
  [3, 5 * MINUTE],
  [4, 15 * MINUTE],
  [5, HOUR],
  [75, HOUR],
  [76, null],
])('an event that failed %i times waits for %s ms, or is given up', async (tries, pause) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { paymentIntentId } = await shop.begin({ email: null });
  shop.works.events = false;
  await shop.pay(paymentIntentId);
  await shop.settled();
  shop.sandbox.troubles.push({ method: 'GET', status: 500, when: 'before', times: 100 });
  await database.webhookEvent.updateMany({ data: { tries: tries - 1, dueAt: at(0) } });
  await shop.workWebhookEvents();
  const { outcome, dueAt } = await database.webhookEvent.findFirstOrThrow();
  expect([outcome, pause === null || dueAt]).toEqual(pause === null ? ['given up', true] : [null, at(pause)]);
});

describe('reconciling', () => {
  test('ends an intent that no order has after an hour, when no call can still wait for it', async () => {
    const { paymentIntentId, priceCents } = await shop.begin();
    const { metadata } = shop.sandbox.account.intents.get(paymentIntentId)!;
    await shop.stripe.paymentIntents.create({ amount: priceCents, currency: 'usd', metadata });
    const found = async (ms: number) => {
      vi.setSystemTime(at(ms));
      return (await reconcile(site, { since: at(-HOUR), until: at(ms) })).found.length;
    };
    expect(await found(HOUR - SECOND)).toBe(0);
    expect(await found(HOUR + SECOND)).toBe(1);
  });

  test.each([
    [30 * DAY - MINUTE, 1],
    [30 * DAY + MINUTE, 0],
  ])('asks Stripe for events of the last 30 days, of %i ms ago: %i', async (age, found) => {
    const { paymentIntentId } = await shop.bought();
    shop.sandbox.deliveries.plan = { mode: 'never' };
    // A mail that only an event tells of: the payment looks the same.
    await shop.control('/fraud-warnings', { payment_intent: paymentIntentId });
    vi.setSystemTime(at(age));
    const span = { since: at(-DAY), until: at(age) };
    expect((await reconcile(site, span)).found).toHaveLength(found);
  });

  test('begins two hours before the last run ended, once an hour, and a week back at first', async () => {
    const spans: number[][] = [];
    const succeededSince = (since: Date) => {
      spans.push([since.getTime() - NOON]);
      return site.payments.succeededSince(since);
    };
    for (const ms of [0, HOUR - SECOND, HOUR]) {
      await reconcileOnce({ ...site, payments: { ...site.payments, succeededSince } }, 'one', at(ms));
      const { doneUntil } = await database.job.findUniqueOrThrow({ where: { name: 'reconcile' } });
      spans.at(-1)![1] = doneUntil!.getTime() - NOON;
    }
    expect(spans).toEqual([
      [-7 * DAY, -5 * MINUTE],
      [-5 * MINUTE - 2 * HOUR, HOUR - 5 * MINUTE],
    ]);
  });
});
