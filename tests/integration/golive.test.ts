import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { API_VERSION, stripeClient, tryKey } from '@/lib/platform/stripe/client';
import { EVENT_TYPES } from '@/lib/shop/stripe/webhook-events';
import { goLive } from '@/scripts/owner/golive';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const base = process.env.STRIPE_API_BASE!;
const key = process.env.STRIPE_SECRET_KEY!;
afterEach(() => {
  shop.sandbox.keys.lacks = [];
  vi.restoreAllMocks();
});

async function prepared(siteUrl = 'https://www.example.com', secretKey = key) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { secret: await goLive({ key: secretKey, base, siteUrl, say }), lines };
}

test('npm run golive makes the webhook endpoint once, and buys nothing', async () => {
  const { secret, lines } = await prepared();
  expect(secret).toMatch(/^whsec_/);
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(shop.sandbox.account.intents.size).toBe(0);
  const [endpoint] = [...shop.sandbox.account.webhookEndpoints.values()];
  expect(endpoint).toMatchObject({
    url: 'https://www.example.com/api/webhooks/stripe',
    api_version: API_VERSION,
  });
  expect(endpoint?.enabled_events).toEqual(EVENT_TYPES);
  expect((await prepared()).secret).toBeNull();
  expect(shop.sandbox.account.webhookEndpoints.size).toBe(1);
});

test('trying the key changes nothing', async () => {
  const { intents, refunds, sessions } = shop.sandbox.account;
  const before = [intents.size, refunds.size, sessions.size];
  expect(await tryKey(stripeClient(key, base))).toEqual({ outcome: 'ok' });
  expect([intents.size, refunds.size, sessions.size]).toEqual(before);
});

test('while the site runs, the log names the permission that its key lacks', async () => {
  const { clientSecret } = await shop.begin();
  shop.sandbox.keys.lacks = ['rak_payment_intent_read'];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await shop.claim(clientSecret);
  expect(logged.mock.calls.join()).toContain('may not do this at Stripe: rak_payment_intent_read');
});

test('an account that sends events in an older version sells as any other, and the log says which', async () => {
  shop.sandbox.deliveries.endpoint!.isOlder = true;
  const logged = vi.spyOn(log(), 'info');
  const { id } = await shop.bought();
  shop.sandbox.deliveries.endpoint!.isOlder = false;
  expect((await shop.order(id)).status).toBe('paid');
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  const said = { type: 'payment_intent.succeeded', apiVersion: '2020-08-27', outcome: 'recorded' };
  expect(logged).toHaveBeenCalledWith('Stripe event', expect.objectContaining(said));
});

test.each([
  ['rak_dispute_read', 'Disputes: read'],
  ['rak_charge_read', 'Charges: read'],
  ['rak_event_read', 'Events: read'],
  ['rak_payment_intent_read', 'PaymentIntents: read'],
  ['rak_checkout_session_read', 'Checkout Sessions: read'],
  ['rak_payment_intent_write', 'PaymentIntents: write'],
  ['rak_checkout_session_write', 'Checkout Sessions: write'],
  ['rak_balance_transaction_read', 'Balance transactions: read'],
])('a restricted key without %s is told by the name of the permission', async (lacked, name) => {
  shop.sandbox.keys.lacks = [lacked];
  const tried = await tryKey(stripeClient(key, base));
  expect(tried).toEqual({ outcome: 'lacks', permissions: [name] });
  await expect(prepared()).rejects.toThrow(name);
  expect(shop.sandbox.account.charges.size).toBe(0);
});

test('a key that may not make the endpoint is told the permission', async () => {
  shop.sandbox.keys.lacks = ['rak_webhook_endpoint_write'];
  const { secret, lines } = await prepared();
  expect(secret).toBeNull();
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringContaining('"Webhook Endpoints: write"'),
  ]);
});

test.each([
  ['refuses what it should not find', 400],
  ['fails', 500],
])('a Stripe that %s does not pass for one that lets the key in', async (_what, status) => {
  shop.sandbox.troubles.push({ path: '/v1/disputes', when: 'before', status, times: 1 });
  expect(await tryKey(stripeClient(key, base))).toEqual({ outcome: 'unreachable' });
});

test('a key that Stripe does not know is refused', async () => {
  await expect(prepared(undefined, 'sk_test_other')).rejects.toThrow('is refused by Stripe');
});
