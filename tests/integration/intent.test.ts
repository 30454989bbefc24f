import { describe, expect, test, vi } from 'vitest';
import { processLimits } from '@/lib/server/context';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { catalogue } from '@/lib/shop/store/catalogue';
import { attachIntent, discardOrder, findOrder } from '@/lib/shop/store/orders';
import { aShop } from '../support/a-shop';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({ TRUSTED_PROXIES: '1' });
const TOOL = 'goal-cascade-builder';
const { priceCents } = shop.products.find(({ slug }) => slug === TOOL)!;
const body = { productId: TOOL, amount: priceCents };
const withKey = (key = anAttemptKey()) => ({ 'idempotency-key': key });
const buy = (headers: Record<string, string> = {}) => shop.call('intent', body, headers);
const { intents } = shop;
const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

describe('a purchase that begins', () => {
  test('is answered with a client secret and a message', async () => {
    const answer = await buy(withKey());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await json(answer)).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) as string,
      message: 'Payment is ready.',
    });
  });

  test('has an order with title and price as sold, and an intent for exactly that', async () => {
    await buy(withKey());
    const order = await shop.database.order.findFirstOrThrow();
    expect(order).toMatchObject({
      productSlug: TOOL,
      priceCents,
      currency: 'usd',
      status: 'awaiting_payment',
      tools: [TOOL],
    });
    expect(order.number).toMatch(/^PL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(intents()).toMatchObject([
      {
        id: order.paymentIntentId,
        amount: priceCents,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        receipt_email: null,
        statement_descriptor_suffix: order.number.replaceAll('-', ''),
      },
    ]);
    expect(intents()[0]?.metadata).toEqual({
      plumbline_order: order.id,
      plumbline_product: TOOL,
      plumbline_site: expect.stringMatching(/^127\.0\.0\.1:3000\/[0-9a-f]{16}$/) as string,
      plumbline_content: order.contentVersion.slice(0, 12),
    });
  });
});

describe('an attempt that is repeated', () => {
  test('gets it in ten tabs at once as well', async () => {
    const key = withKey();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => json(await buy(key))));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await shop.database.order.count()).toBe(1);
    expect(intents()).toHaveLength(1);
  });

  test('gets another intent once the first was canceled', async () => {
    const key = withKey();
    const { clientSecret } = await json(await buy(key));
    await shop.stripe.paymentIntents.cancel(intents()[0]!.id);
    const again = await json(await buy(key));
    expect(again.clientSecret).not.toBe(clientSecret);
    expect(again.clientSecret).toBe((await json(await buy(key))).clientSecret);
    expect(await shop.database.order.count()).toBe(2);
  });

  test('gets another intent when Stripe does not know the first: keys of another account, a new sandbox', async () => {
    const key = withKey();
    await buy(key);
    shop.sandbox.account.intents.clear();
    expect((await buy(key)).status).toBe(200);
    expect(intents()).toHaveLength(1);
    expect(await json(await buy(key))).toMatchObject({ clientSecret: intents()[0]!.client_secret });
  });

  test('gets the one that Stripe made when its answer was lost', async () => {
    const key = withKey();
    shop.sandbox.troubles.push({ method: 'POST', path: '/v1/payment_intents', when: 'after', times: 100 });
    expect((await buy(key)).status).toBe(503);
    shop.sandbox.troubles.length = 0;
    expect((await buy(key)).status).toBe(200);
    expect(intents()).toHaveLength(1);
    expect(await shop.database.order.count()).toBe(1);
  });
});

describe('an attempt that Stripe failed', () => {
  const failing = (when: 'before' | 'after') =>
    shop.sandbox.troubles.push({ method: 'POST', path: '/v1/payment_intents', when, status: 500, times: 1 });

  test.each(['before', 'after'] as const)(
    'with a 500 %s its work, for a day: the next try has an intent',
    async (when) => {
      const key = withKey();
      failing(when);
      expect((await buy(key)).status).toBe(503);
      const { clientSecret } = await json(await buy(key));
      expect(clientSecret).toBe(intents().at(-1)!.client_secret);
      expect(await json(await buy(key))).toMatchObject({ clientSecret });
      expect(await shop.database.order.findMany()).toMatchObject([{ paymentIntentId: intents().at(-1)!.id }]);
    },
  );

  test('in ten tabs at once hands out one secret, of the one intent that the order has', async () => {
    const key = withKey();
    failing('after');
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(key)));
    const later = await Promise.all(Array.from({ length: 10 }, () => buy(key)));
    const secrets = await Promise.all(
      [...answers, ...later].map(async (answer) => (await json(answer)).clientSecret),
    );
    const handedOut = new Set(secrets.filter(Boolean));
    expect(handedOut.size).toBe(1);
    const { paymentIntentId } = await shop.database.order.findFirstOrThrow();
    expect(String([...handedOut][0])).toContain(paymentIntentId);
  });
});

describe('refused, with nothing charged and nothing stored:', () => {
  test.each([
    ['no body', 'x', 400],
    ['no product', { amount: priceCents }, 400],
    ['no amount', { productSlug: TOOL }, 400],
    ['an amount as text', { productId: TOOL, amount: String(priceCents) }, 400],
    ['a fraction of a cent', { productId: TOOL, amount: priceCents + 0.5 }, 400],
    ['a negative amount', { productId: TOOL, amount: -priceCents }, 400],
    ['a field more', { ...body, currency: 'jpy' }, 400],
    ['an unknown product', { productId: 'no-such-tool', amount: priceCents }, 404],
    ['a path for a product', { productId: '../../etc/passwd', amount: priceCents }, 404],
    ['NUL in a product', { productId: 'a\u0000b', amount: priceCents }, 404],
    ['a body of 5 kB', { productId: 'x'.repeat(5000), amount: priceCents }, 413],
  ])('%s', async (_what, sent, status) => {
    const answer = await shop.call('intent', sent);
    expect(answer.status).toBe(status);
    expect((await json(answer)).message).toEqual(expect.any(String));
    expect(await shop.database.order.count()).toBe(0);
  });

  test.each([1, priceCents - 1, priceCents + 1, 0])('the amount %i, with the right price', async (amount) => {
    const noted = vi.spyOn(console, 'info');
    const answer = await shop.call('intent', { productId: TOOL, amount });
    expect(noted.mock.calls).toEqual([['Refused: priceChanged']]);
    noted.mockRestore();
    expect(answer.status).toBe(409);
    expect(await json(answer)).toEqual({
      message: `The price is now $${priceCents / 100}.00. Nothing was charged. Check it and try again.`,
      amount: priceCents,
    });
    expect(intents()).toHaveLength(0);
  });

  test('a product that is no longer sold', async () => {
    const retired = shop.products.map((one) => (one.slug === TOOL ? { ...one, retired: true } : one));
    await catalogue(shop.database).replace(retired, {
      contentVersion: 'later',
      builtAt: new Date('2027-01-01'),
    });
    expect((await buy()).status).toBe(404);
  });

  test('a key that is none', async () => {
    expect((await buy(withKey('short'))).status).toBe(400);
  });
});

test.each([
  ['answers 500', { status: 500 }],
  ['answers 429', { status: 429 }],
  ['cuts the connection', {}],
])('while Stripe %s the answer is 503 with the text for visitors', async (_what, trouble) => {
  shop.sandbox.troubles.push({ when: 'before', times: 100, ...trouble });
  const answer = await buy(withKey());
  expect(answer.status).toBe(503);
  expect((await json(answer)).message).toMatch(
    /^Payment system is temporarily unavailable while we update our payment processing\./,
  );
});

test('an intent is noted on the order it was made for, and on none that is gone', async () => {
  expect((await buy(withKey())).status).toBe(200);
  const { database } = shop;
  const { id, paymentIntentId } = await shop.database.order.findFirstOrThrow();
  expect(paymentIntentId).toBe(intents()[0]!.id);
  const intent = { paymentIntentId: intents()[0]!.id, clientSecretHash: 'x' };
  expect(await attachIntent(database, id, intent)).toBe(true);
  expect(await attachIntent(database, 'gone', intent)).toBe(false);
  await discardOrder(database, id);
  expect(await findOrder(database, { id })).not.toBeNull();
});

describe('too many intents', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Leaves a network so many that it may begin. */
  async function leave(address: string, left: number) {
    const { payments } = processLimits();
    for (let count = left; count < PAYMENT_LIMITS.begun.near; count += 1)
      await payments.mayBegin(payments.networksOf(address));
  }

  test('leave nothing behind, and may begin with the same attempt where they are not too many', async () => {
    await leave('192.0.2.5', 0);
    const key = withKey();
    const before = [await shop.database.order.count(), intents().length];
    expect((await buy({ ...key, ...from('192.0.2.5') })).status).toBe(429);
    expect([await shop.database.order.count(), intents().length]).toEqual(before);
    expect((await buy({ ...key, ...from('192.0.2.6') })).status).toBe(200);
  });

  test('of one attempt at once: whoever gets a secret has an order', async () => {
    await leave('192.0.2.7', 0);
    const before = await shop.database.order.count();
    const headers = { ...withKey(), ...from('192.0.2.7') };
    const answers = await Promise.all(Array.from({ length: 10 }, async () => json(await buy(headers))));
    const secrets = new Set(answers.flatMap(({ clientSecret }) => (clientSecret ? [clientSecret] : [])));
    expect(await shop.database.order.count()).toBe(before + secrets.size);
    const payable = intents().filter(({ status }) => status !== 'canceled');
    expect(payable.map(({ id }) => id).sort()).toEqual(
      (await shop.database.order.findMany()).map(({ paymentIntentId }) => paymentIntentId).sort(),
    );
  });
});
