import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '@/lib/gateways/prisma/catalogue';
import { aShop } from '../support/a-shop';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({ TRUSTED_PROXIES: '1', INTENTS_PER_NETWORK: '3' });
const TOOL = 'goal-cascade-builder';
const { price } = shop.products.find(({ id }) => id === TOOL)!;
const body = { productId: TOOL, amount: price };
const withKey = (key = anAttemptKey()) => ({ 'idempotency-key': key });
const buy = (headers: Record<string, string> = {}) => shop.call('intent', body, headers);
const intents = () => [...shop.sandbox.account.intents.values()];
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
      productId: TOOL,
      price,
      currency: 'usd',
      status: 'awaiting_payment',
      tools: [TOOL],
    });
    expect(order.number).toMatch(/^PL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(intents()).toMatchObject([
      {
        id: order.paymentIntentId,
        amount: price,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        receipt_email: null,
        statement_descriptor_suffix: order.number.replaceAll('-', ''),
      },
    ]);
    expect(intents()[0]?.metadata).toEqual({
      plumbline_order: order.id,
      plumbline_product: TOOL,
      plumbline_content: order.contentVersion.slice(0, 12),
    });
  });

  test('of the bundle names every tool in it', async () => {
    const { id, price: amount, tools } = shop.products.find(({ type }) => type === 'bundle')!;
    await shop.call('intent', { productId: id, amount });
    expect((await shop.database.order.findFirstOrThrow()).tools).toEqual(tools);
  });

  test('leaves no client secret in the database', async () => {
    const { clientSecret } = await json(await buy(withKey()));
    expect(JSON.stringify(await shop.database.order.findMany())).not.toContain(
      String(clientSecret).split('_').at(-1),
    );
  });

  test('without a key makes an order each time', async () => {
    await buy();
    await buy();
    expect(await shop.database.order.count()).toBe(2);
  });
});

describe('an attempt that is repeated', () => {
  test('gets the same intent', async () => {
    const key = withKey();
    expect(await json(await buy(key))).toEqual(await json(await buy(key)));
    expect(await shop.database.order.count()).toBe(1);
    expect(intents()).toHaveLength(1);
  });

  test('gets it in ten tabs at once as well', async () => {
    const key = withKey();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => json(await buy(key))));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await shop.database.order.count()).toBe(1);
    expect(intents()).toHaveLength(1);
  });

  test('with another product is refused', async () => {
    const key = withKey();
    await buy(key);
    const other = shop.products.find(({ id }) => id !== TOOL)!;
    const answer = await shop.call('intent', { productId: other.id, amount: other.price }, key);
    expect(answer.status).toBe(422);
    expect((await json(answer)).message).toContain('differs from what was chosen before');
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

  test('gets the one that Stripe made when its answer was lost', async () => {
    const key = withKey();
    shop.sandbox.troubles.push({
      method: 'POST',
      path: '/v1/payment_intents',
      when: 'after',
      status: 500,
      times: 3,
    });
    expect((await buy(key)).status).toBe(503);
    shop.sandbox.troubles.length = 0;
    expect((await buy(key)).status).toBe(200);
    expect(intents()).toHaveLength(1);
    expect(await shop.database.order.count()).toBe(1);
  });
});

describe('refused, with nothing charged and nothing stored:', () => {
  test.each([
    ['no body', 'x', 400],
    ['no product', { amount: price }, 400],
    ['no amount', { productId: TOOL }, 400],
    ['an amount as text', { productId: TOOL, amount: String(price) }, 400],
    ['a fraction of a cent', { productId: TOOL, amount: price + 0.5 }, 400],
    ['a negative amount', { productId: TOOL, amount: -price }, 400],
    ['a field more', { ...body, currency: 'jpy' }, 400],
    ['an unknown product', { productId: 'no-such-tool', amount: price }, 404],
    ['a path for a product', { productId: '../../etc/passwd', amount: price }, 404],
    ['NUL in a product', { productId: 'a\u0000b', amount: price }, 404],
    ['a body of 5 kB', { productId: 'x'.repeat(5000), amount: price }, 413],
  ])('%s', async (_what, sent, status) => {
    const answer = await shop.call('intent', sent);
    expect(answer.status).toBe(status);
    expect((await json(answer)).message).toEqual(expect.any(String));
    expect(await shop.database.order.count()).toBe(0);
  });

  test.each([1, price - 1, price + 1, 0])('the amount %i, with the right price', async (amount) => {
    const noted = vi.spyOn(console, 'info');
    const answer = await shop.call('intent', { productId: TOOL, amount });
    expect(noted.mock.calls).toEqual([['Refused: priceChanged']]);
    noted.mockRestore();
    expect(answer.status).toBe(409);
    expect(await json(answer)).toEqual({
      message: `The price is now $${price / 100}.00. Nothing was charged. Check it and try again.`,
      amount: price,
    });
    expect(intents()).toHaveLength(0);
  });

  test('a product that is no longer sold', async () => {
    const retired = shop.products.map((one) => (one.id === TOOL ? { ...one, retired: true } : one));
    await catalogue(shop.database).replace(retired, {
      contentVersion: 'later',
      builtAt: new Date('2027-01-01'),
    });
    expect((await buy()).status).toBe(404);
  });

  test('a key that is none', async () => {
    expect((await buy(withKey('short'))).status).toBe(400);
  });

  test('a page of another site', async () => {
    expect((await buy({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('Stripe out of reach', () => {
  test.each([
    ['answers 500', { status: 500 }],
    ['answers 429', { status: 429 }],
    ['cuts the connection', {}],
  ])('because it %s: 503 with the text for visitors', async (_what, trouble) => {
    shop.sandbox.troubles.push({ when: 'before', times: 100, ...trouble });
    const answer = await buy(withKey());
    expect(answer.status).toBe(503);
    expect((await json(answer)).message).toMatch(
      /^Payment system is temporarily unavailable while we update our payment processing\./,
    );
  });
});

describe('too many intents', () => {
  test('of one network are refused, with the time to wait; another network may go on', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 3; count += 1) expect((await buy(from('192.0.2.1'))).status).toBe(200);
    const refused = await buy(from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await json(refused)).message).toMatch(/^That was a lot of requests at once\. Wait \d+ seconds/);
    expect((await buy(from('192.0.2.2'))).status).toBe(200);
  });

  test('are not counted for an attempt that is repeated', async () => {
    const headers = { ...withKey(), 'x-forwarded-for': '192.0.2.3' };
    for (let count = 0; count < 10; count += 1) expect((await buy(headers)).status).toBe(200);
  });
});
