import { afterEach, describe, expect, test, vi } from 'vitest';
import { context, processLimits } from '@/lib/server/context';
import { endUnpaidOrders } from '@/lib/shop/unpaid-orders';
import { opened } from '../support/a-context';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { aShop } from '../support/a-shop';
import { DECLINED } from '../support/a-sandbox';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({ TRUSTED_PROXIES: '1' });
const { slug: productId, priceCents: amount } = shop.products[0]!;
const json = async (answer: Response) => (await answer.json()) as Record<string, string>;
/** A press of Buy, or of Pay, in a network. */
const buy = (network: string) =>
  shop.call(
    'intent',
    { productId, amount },
    { 'x-forwarded-for': network, 'idempotency-key': anAttemptKey() },
  );
const contact = (network: string, clientSecret: string) =>
  shop.call('contact', { clientSecret, email: 'ada@example.com', amount }, { 'x-forwarded-for': network });
async function begin(network: string) {
  const { clientSecret = '' } = await json(await buy(network));
  const paymentIntentId = clientSecret.split('_secret_')[0]!;
  const { id } = await shop.database.order.findUniqueOrThrow({ where: { paymentIntentId } });
  return { clientSecret, paymentIntentId, id };
}
const statusOf = (paymentIntentId: string) => shop.sandbox.account.intents.get(paymentIntentId)!.status;
async function decline(paymentIntentId: string, card = DECLINED[0]) {
  await shop.pay(paymentIntentId, card);
  await shop.settled();
}
// All tests of this file together stay below declinedInTotal: so long a network has its full number.
const { declined } = PAYMENT_LIMITS;
afterEach(() => vi.restoreAllMocks());

test.each([0, 1])(
  'a fourth declined card ends its payment and its order, also where Stripe fails %i times to',
  async (fails) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id, paymentIntentId } = await begin(`192.0.2.9${fails}`);
    for (const card of DECLINED.slice(0, -1)) await decline(paymentIntentId, card);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    const path = `/v1/payment_intents/${paymentIntentId}/cancel`;
    shop.sandbox.troubles.push({ path, when: 'before', status: 500, times: fails });
    await decline(paymentIntentId, DECLINED.at(-1));
    expect(await shop.database.webhookEvent.count({ where: { handledAt: null } })).toBe(fails);
    await shop.database.webhookEvent.updateMany({ data: { dueAt: new Date(0) } });
    await shop.workWebhookEvents();
    await shop.settled();
    expect([statusOf(paymentIntentId), (await shop.order(id)).status]).toEqual(['canceled', 'canceled']);
  },
);

/** All but one of the declines that a network may have. */
async function fill(network: string) {
  const { payments } = processLimits();
  for (let at = 1; at < declined.near; at += 1)
    await payments.noteDecline(payments.networksOf(network)!, `${network} card ${at}`);
}

describe('a thief with many cards', () => {
  test('in one network stops after twelve, is told how long to wait, and is in nobody else’s way', async () => {
    const other = await begin('198.51.100.1');
    const { paymentIntentId } = await begin('192.0.2.10');
    await fill('192.0.2.10');
    expect((await buy('192.0.2.10')).status).toBe(200);
    await decline(paymentIntentId);
    const refused = await buy('192.0.2.10');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await json(refused)).message).toBe(
      'Several cards were declined here within a few minutes. To keep stolen cards out, we’ve paused new payments ' +
        `for now. Nothing was charged. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    );
    expect((await buy('192.0.2.11')).status).toBe(200);
    expect(statusOf(other.paymentIntentId)).toBe('requires_payment_method');
  });

  test('who has begun in advance has little of it: each further decline ends the five newest, also after Stripe failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const network = '192.0.2.20';
    const stock: string[] = [];
    for (let at = 0; at < 15; at += 1) stock.push((await begin(network)).paymentIntentId);
    const isOpen = () => stock.map((id) => statusOf(id) !== 'canceled');
    const open = (...numbers: number[]) => stock.map((_, at) => numbers.includes(at));
    await fill(network);
    const path = `/v1/payment_intents/${stock[13]}/cancel`;
    shop.sandbox.troubles.push({ path, when: 'before', status: 500, times: 1 });
    await decline(stock[14]!, DECLINED[0]);
    expect(isOpen()).toEqual(open(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
    await decline(stock[0]!, DECLINED[1]);
    expect(isOpen()).toEqual(open(1, 2, 3, 4, 5, 6, 7, 8));
    await decline(stock[1]!, DECLINED[2]);
    expect(isOpen()).toEqual(open(2, 3));
    await decline(stock[2]!, DECLINED[3]);
    expect(isOpen()).toEqual(open());
    await shop.settled();
    const orders = await shop.database.order.findMany();
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['canceled']));
    expect(await shop.database.webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  });

  test('who asks after each try ends its payment at the tenth decline of the same three cards', async () => {
    const network = '192.0.2.27';
    const { clientSecret, paymentIntentId } = await begin(network);
    shop.works.events = false;
    let declines = 0;
    while (statusOf(paymentIntentId) !== 'canceled' && declines < 20) {
      await shop.pay(paymentIntentId, DECLINED[declines % 3]);
      declines += 1;
      await shop.claim(clientSecret);
      await shop.settled();
      await shop.workWebhookEvents();
    }
    expect(declines).toBe(10);
  });
});

/** Begun so many minutes ago: as many open payments as it may keep, but for one, each with its intent. */
async function begunBefore(network: string, minutes: number) {
  const first = await begin(network);
  const order = await shop.order(first.id);
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await shop.database.order.update({ where: { id: first.id }, data: { createdAt } });
  const stock = Array.from({ length: PAYMENT_LIMITS.open - 2 }, (_one, at) => ({
    ...order,
    tools: order.tools as string[],
    formerDisputes: undefined,
    attemptKeyHash: null,
    attribution: undefined,
    id: `stock-${at}`,
    number: `S-${at}`,
    paymentIntentId: `pi_stock${at}`,
    clientSecretHash: `secret ${at}`,
    createdAt: new Date(createdAt.getTime() + at + 1),
  }));
  await shop.database.order.createMany({ data: stock });
  return first;
}

test('a network that has slowly begun a hundred payments in advance begins another, and the oldest end for that, at Stripe too', async () => {
  const network = '192.0.2.80';
  const { id, paymentIntentId } = await begunBefore(network, 16);
  expect((await buy(network)).status).toBe(200);
  expect(statusOf(paymentIntentId)).toBe('requires_payment_method');
  expect((await buy(network)).status).toBe(200);
  expect(statusOf(paymentIntentId)).toBe('canceled');
  await shop.settled();
  expect((await shop.order(id)).status).toBe('canceled');
  expect(await shop.database.order.count({ where: { status: 'awaiting_payment' } })).toBe(
    PAYMENT_LIMITS.open,
  );
});

test('presses of Pay are counted too: who makes more than a room of people waits, in words', async () => {
  const network = '192.0.2.60';
  const { clientSecret } = await begin(network);
  const { payments } = processLimits();
  for (let at = 0; at < PAYMENT_LIMITS.confirmed.near; at += 1) await payments.mayConfirm(network);
  const refused = await contact(network, clientSecret);
  expect(refused.status).toBe(429);
  expect((await json(refused)).message).toMatch(/^That was a lot of requests at once\. Wait \d+ minutes/);
  expect((await contact('192.0.2.61', clientSecret)).status).toBe(204);
});

describe('an order', () => {
  const kept = async (id: string) => {
    const { networks, declinedCards } = await shop.order(id);
    return { networks, declinedCards };
  };
  const NOTHING = { networks: null, declinedCards: null };

  test('keeps codes of its networks and of declined cards that only we can make, and neither address nor fingerprint', async () => {
    const { id, paymentIntentId } = await begin('2001:db8:aa:bb::1');
    await decline(paymentIntentId);
    const { networks, declinedCards } = await kept(id);
    expect(networks).toMatch(/^near:[\w-]{43} wider:[\w-]{43} widest:[\w-]{43}$/);
    expect(declinedCards).toMatch(/^[\w-]{43}$/);
    const [charge] = [...shop.sandbox.account.charges.values()];
    const fingerprint = charge!.payment_method_details!.card!.fingerprint!;
    const all = JSON.stringify([
      await shop.database.order.findMany(),
      await shop.database.payment.findMany(),
      await shop.database.webhookEvent.findMany(),
      await limitKeys(),
    ]);
    expect(fingerprint).toMatch(/^\w{16}$/);
    for (const told of [fingerprint, '2001:db8:aa']) expect(all).not.toContain(told);
  });
  const limitKeys = async () => (await shop.database.limitCount.findMany()).map(({ key }) => key);

  test('forgets them when nobody paid for a day', async () => {
    const { id } = await begin('192.0.2.43');
    expect((await kept(id)).networks).not.toBeNull();
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
    await endUnpaidOrders(opened(context()))(tomorrow);
    expect(await kept(id)).toEqual(NOTHING);
  });
});
