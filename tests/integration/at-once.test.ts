import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { aShop } from '../support/a-shop';
import { aSite } from '../support/a-context';

const shop = await aShop();

describe('a browser that paid', () => {
  test('and asks twenty times while the webhook comes ten times makes one receipt', async () => {
    shop.hold();
    const { paymentIntentId, clientSecret } = await shop.begin();
    await shop.pay(paymentIntentId);
    const claims = Promise.all(Array.from({ length: 20 }, () => shop.claim(clientSecret)));
    await Promise.all([claims, shop.deliver({ times: 10, together: true })]);
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });
});

describe('a refund by the owner', () => {
  test('asked for twice at once gives the money back once', async () => {
    const settings = readEnv(process.env);
    const verbs = aSite({ settings, database: shop.database, content: shop.content }).shop;
    const { id, paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId);
    await shop.settled();
    const { number } = await shop.order(id);
    await Promise.all([verbs.refundOrder!(number, 700), verbs.refundOrder!(number, 700)]);
    await shop.settled();
    expect((await shop.order(id)).refunded).toBe(700);
  });
});
