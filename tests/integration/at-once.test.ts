import { expect, test } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();

test('a browser that paid and asks twenty times while the webhook comes ten times makes one receipt', async () => {
  shop.hold();
  const { paymentIntentId, clientSecret } = await shop.begin();
  await shop.pay(paymentIntentId);
  const claims = Promise.all(Array.from({ length: 20 }, () => shop.claim(clientSecret)));
  await Promise.all([claims, shop.deliver({ times: 10, together: true })]);
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
});
