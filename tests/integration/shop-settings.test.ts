import { expect, test } from 'vitest';
import { aShop } from '../support/a-shop';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({
  ...{ TRUSTED_PROXIES: '1', INTENTS_PER_NETWORK: '100', INTENTS_PER_HOUR: '2' },
  STRIPE_WEBHOOK_SECRET: '',
});
const { id: productId, price: amount } = shop.products[0]!;
const buyFrom = (network: string) =>
  shop.call(
    'intent',
    { productId, amount },
    { 'x-forwarded-for': network, 'idempotency-key': anAttemptKey() },
  );

test('no more payments are begun in an hour than the shop allows, from however many networks', async () => {
  expect((await buyFrom('192.0.2.1')).status).toBe(200);
  expect((await buyFrom('192.0.2.2')).status).toBe(200);
  const refused = await buyFrom('192.0.2.3');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await shop.database.order.count()).toBe(2);
});

test('without a secret for the webhook nothing is believed there, however it is signed', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } };
  expect((await shop.signed(event)).status).toBe(503);
  expect((await shop.call('webhook', event)).status).toBe(503);
});
