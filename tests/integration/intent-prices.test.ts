import { describe, expect, test } from 'vitest';
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

describe('an attempt that goes on at another price', () => {
  const dearer = priceCents + 1000;
  const raise = () => shop.sellInstead(TOOL, { priceCents: dearer, title: 'Renamed' });
  const buyNow = (headers: Record<string, string>) =>
    shop.call('intent', { productId: TOOL, amount: dearer }, headers);
  const begun = async (how?: string) => {
    const key = withKey();
    const { clientSecret } = (await json(await buy(key))) as { clientSecret: string };
    const { id } = intents()[0]!;
    if (how) await shop.pay(id, how);
    await shop.settled();
    raise();
    return { key, clientSecret, paymentIntentId: id };
  };

  test('is refused until the buyer has seen the new price, and the order stays as it is', async () => {
    const { key } = await begun();
    expect((await buy(key)).status).toBe(409);
    expect(intents()).toMatchObject([{ amount: priceCents }]);
    expect(await shop.database.order.findMany()).toMatchObject([{ priceCents }]);
  });

  test('gets another intent, at the new price, and the first can be paid no more', async () => {
    const { key, clientSecret, paymentIntentId } = await begun();
    const again = await json(await buyNow(key));
    expect(again.clientSecret).not.toBe(clientSecret);
    expect(again).toEqual(await json(await buyNow(key)));
    expect(intents()).toMatchObject([
      { id: paymentIntentId, amount: priceCents, status: 'canceled' },
      { amount: dearer, status: 'requires_payment_method' },
    ]);
    const order = await shop.database.order.findUniqueOrThrow({
      where: { paymentIntentId: intents()[1]!.id },
    });
    expect(order).toMatchObject({ priceCents: dearer, title: 'Renamed' });
    expect(intents()[1]).toMatchObject({
      description: `Renamed (${order.number})`,
      metadata: { plumbline_order: order.id, plumbline_product: TOOL },
    });
  });

  test('is paid at the new price, once, and not on hold', async () => {
    const { key } = await begun('pm_card_chargeDeclined');
    const { clientSecret } = await json(await buyNow(key));
    await shop.call('contact', { clientSecret, email: 'ada@example.com', amount: dearer });
    await shop.pay(intents()[1]!.id);
    await shop.settled();
    expect(await shop.database.order.findMany({ where: { status: { not: 'canceled' } } })).toMatchObject([
      { status: 'paid', hold: null, priceCents: dearer, email: 'ada@example.com' },
    ]);
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('while its bank is being asked gets another intent, and the first ends', async () => {
    const { key, clientSecret, paymentIntentId } = await begun('pm_card_threeDSecure2Required');
    expect((await json(await buyNow(key))).clientSecret).not.toBe(clientSecret);
    expect(intents().map(({ id, status, amount }) => [id === paymentIntentId, status, amount])).toEqual([
      [true, 'canceled', priceCents],
      [false, 'requires_payment_method', dearer],
    ]);
  });

  test.each([
    ['was paid before', 'pm_card_visa', 'paid'],
    ['is with the bank', 'pm_usBankAccount_success', 'processing'],
  ])('and %s stays at the price that was agreed', async (_what, how, state) => {
    const { key, clientSecret } = await begun(how);
    expect((await json(await buyNow(key))).clientSecret).toBe(clientSecret);
    expect(intents()).toMatchObject([{ amount: priceCents }]);
    expect(await shop.database.order.findMany()).toMatchObject([{ priceCents, status: state }]);
  });

  test.each([
    ['with an intent', 0, [{ status: 'canceled' }, { status: 'requires_payment_method' }]],
    ['without one yet', 100, [{ status: 'requires_payment_method' }]],
  ])('%s, under other terms at the same price, begins anew under those of now', async (_how, times, seen) => {
    const key = withKey();
    if (times > 0) shop.sandbox.troubles.push({ when: 'before', times, status: 500 });
    await buy(key);
    shop.sandbox.troubles.length = 0;
    const { contentVersion: now } = await shop.database.order.findFirstOrThrow();
    await shop.database.order.updateMany({ data: { contentVersion: 'of the morning' } });
    const { clientSecret } = await json(await buy(key));
    expect(intents()).toMatchObject(seen);
    const { client_secret, id } = intents().at(-1)!;
    expect(clientSecret).toBe(client_secret);
    const order = await shop.database.order.findUniqueOrThrow({ where: { paymentIntentId: id } });
    expect(order.contentVersion).toBe(now);
    expect((await json(await buy(key))).clientSecret).toBe(clientSecret);
  });

  /** Where Stripe's answer can be lost: at looking the first intent up, at ending it, at making the next. */
  const STEPS = [
    ['looked up', 'GET', (id: string) => `/v1/payment_intents/${id}`],
    ['ended', 'POST', (id: string) => `/v1/payment_intents/${id}/cancel`],
    ['followed by another', 'POST', () => '/v1/payment_intents'],
  ] as const;

  test.each(
    STEPS.flatMap(([step, method, path]) =>
      (['before', 'after'] as const).flatMap((when) =>
        [500, undefined].map(
          (status) => [step, when, status ?? 'cut off', { method, path, status }] as const,
        ),
      ),
    ),
  )(
    'whose intent is %s with trouble %s it (%s): no page pays more than it shows',
    async (_step, when, _how, at) => {
      const { key, clientSecret, paymentIntentId } = await begun();
      const { method, path, status } = at;
      shop.sandbox.troubles.push({ method, path: path(paymentIntentId), when, status, times: 2 });
      expect((await buyNow(key)).status).toBe(503);
      shop.sandbox.troubles.length = 0;
      // The page that still shows the old price does what it can.
      await shop.call('contact', { clientSecret, email: 'ada@example.com', amount: priceCents });
      await shop.stripe.paymentIntents
        .confirm(paymentIntentId, { payment_method: 'pm_card_visa', return_url: 'https://example.com' })
        .catch(() => undefined);
      await shop.settled();
      expect(intents().find(({ id }) => id === paymentIntentId)).toMatchObject({ amount: priceCents });
      expect((await buyNow(key)).status).toBe(200);
      expect(intents().filter(({ amount_received: received }) => received > priceCents)).toEqual([]);
      const noted = (await shop.database.order.findMany()).map(({ paymentIntentId }) => paymentIntentId);
      expect(intents().filter(({ id, status: is }) => is === 'succeeded' && !noted.includes(id))).toEqual([]);
    },
  );
});
