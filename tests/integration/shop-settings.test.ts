import { expect, test } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop({ STRIPE_WEBHOOK_SECRET: '' });

test('without a secret for the webhook nothing is believed there, however it is signed', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } };
  expect((await shop.signed(event)).status).toBe(503);
  expect((await shop.call('webhook', event)).status).toBe(503);
});
