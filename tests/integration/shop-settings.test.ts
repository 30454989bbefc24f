import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({ ...{ TRUSTED_PROXIES: '1', INTENTS_PER_HOUR: '2', STRIPE_WEBHOOK_SECRET: '' } });
const { slug: productId, priceCents: amount } = shop.products[0]!;
const buyFrom = (network: string) =>
  shop.call(
    'intent',
    { productId, amount },
    { 'x-forwarded-for': network, 'idempotency-key': anAttemptKey() },
  );

const outbox = shop.database.outboxMail;
// Told once each hour of the clock: no test is to begin in one and end in the next.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:10:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('of more payments than are usual in an hour the owner is told, once, and they begin all the same', async () => {
  for (const at of [1, 2]) expect((await buyFrom(`192.0.2.${at}`)).status).toBe(200);
  expect(await shop.mails()).toEqual([]);
  const more = await Promise.all([3, 4, 5, 6].map((at) => buyFrom(`192.0.2.${at}`)));
  expect(more.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await shop.database.order.count()).toBe(6);
  expect(await outbox.findMany()).toMatchObject([
    { template: 'owner-many-payments', recipient: null, orderId: null, data: { begun: 2 } },
  ]);
});

test('a buyer goes on when the owner can not be told', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rename = (from: string, to: string) =>
    shop.database.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  await rename('OutboxMail', 'Elsewhere');
  try {
    const answers = await Promise.all([21, 22, 23].map((at) => buyFrom(`192.0.2.${at}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(said).toHaveBeenCalled();
  } finally {
    await rename('Elsewhere', 'OutboxMail');
  }
});

test('without a secret for the webhook nothing is believed there, however it is signed', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } };
  expect((await shop.signed(event)).status).toBe(503);
  expect((await shop.call('webhook', event)).status).toBe(503);
});
