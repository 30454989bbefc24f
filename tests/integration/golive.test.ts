import { expect, test } from 'vitest';
import { stripeClient } from '@/lib/platform/stripe/client';
import { EVENT_TYPES } from '@/lib/platform/stripe/event-shape';
import { tryKey } from '@/lib/platform/stripe/permissions';
import { goLive } from '@/scripts/owner/golive';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const base = process.env.STRIPE_API_BASE!;
const key = process.env.STRIPE_SECRET_KEY!;

async function rehearsed(siteUrl = 'https://www.example.com', secretKey = key) {
  const lines: string[] = [];
  const given = { key: secretKey, base, siteUrl, say: (line: string) => void lines.push(line) };
  return { secret: await goLive(given), lines };
}

test('npm run golive makes the webhook endpoint once, and buys, refunds and disputes in test mode', async () => {
  const { secret, lines } = await rehearsed();
  expect(secret).toMatch(/^whsec_/);
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect(lines).toHaveLength(8);
  const [endpoint] = [...shop.sandbox.account.webhookEndpoints.values()];
  expect(endpoint).toMatchObject({ url: 'https://www.example.com/api/webhooks/stripe' });
  expect(endpoint?.enabled_events).toEqual(EVENT_TYPES);
  expect((await rehearsed()).secret).toBeNull();
  expect(shop.sandbox.account.webhookEndpoints.size).toBe(1);
});

test.each([
  ['POST /v1/refunds', 'Refunds: write'],
  ['GET /v1/disputes', 'Disputes: read'],
  ['POST /v1/payment_intents', 'PaymentIntents: write'],
])('a restricted key without %s is told by the name of the permission', async (lacked, name) => {
  shop.sandbox.keys.lacks = [lacked];
  const tried = await tryKey(stripeClient(key, base));
  expect(tried).toEqual({ outcome: 'lacks', permissions: [name] });
  await expect(rehearsed()).rejects.toThrow(name);
  shop.sandbox.keys.lacks = [];
  expect(shop.sandbox.account.charges.size).toBe(0);
});

test('trying the key changes nothing', async () => {
  expect(await tryKey(stripeClient(key, base))).toEqual({ outcome: 'ok' });
  const { intents, refunds, sessions } = shop.sandbox.account;
  expect([intents.size, refunds.size, sessions.size]).toEqual([0, 0, 0]);
});

test('a key that Stripe does not know is refused', async () => {
  await expect(rehearsed(undefined, 'sk_test_other')).rejects.toThrow('is refused by Stripe');
});

test('an account that sends events in an older version sells as any other', async () => {
  shop.sandbox.deliveries.endpoint!.isOlder = true;
  const { id, paymentIntentId } = await shop.begin();
  await shop.pay(paymentIntentId);
  await shop.settled();
  shop.sandbox.deliveries.endpoint!.isOlder = false;
  expect((await shop.order(id)).status).toBe('paid');
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
});
