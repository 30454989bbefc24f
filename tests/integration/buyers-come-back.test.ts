import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { randomId } from '@/lib/platform/random/tokens';
import { viewOrder } from '@/lib/shop/view-order';
import { POST } from '@/app/orders/[token]/refund/route';
import { aShop } from '../support/a-shop';
import { formRequest } from '../support/form-calls';
import { anOrderKey } from '../support/stored-orders';

const shop = await aShop();
const { database } = shop;
const BUNDLE = 'complete-strategy-toolbox';
const bundle = shop.products.find(({ slug }) => slug === BUNDLE)!;
const tool = shop.products.find(({ slug }) => slug === 'goal-cascade-builder')!;
const DIFFERENCE = bundle.priceCents - tool.priceCents;

/** An order of one tool that was paid, with a key to its page. */
async function aPaidTool(productSlug = tool.slug) {
  const begun = await shop.bought({ productSlug });
  return { ...begun, proof: await anOrderKey(database, begun.id) };
}

const view = async (key: string) => (await viewOrder(context(), key))!;
const upgrade = (proof: string, more = {}) => shop.send({ productId: BUNDLE, proof, ...more });
const sessionAt = (answer: Response) =>
  shop.sandbox.account.sessions.get(answer.headers.get('location')!.split('/').at(-1)!);
const ofSession = (checkoutSessionId: string) =>
  database.order.findUniqueOrThrow({ where: { checkoutSessionId } });

describe('whoever owns a tool', () => {
  test('pays the difference for the bundle, and the new order says for which', async () => {
    const { proof, number } = await aPaidTool();
    expect((await view(proof)).upgrade).toMatchObject({ slug: BUNDLE, priceCents: DIFFERENCE });
    const session = sessionAt(await upgrade(proof))!;
    expect(session.amount_total).toBe(DIFFERENCE);
    await shop.payOnPage(session.url!);
    await shop.settled();
    expect(await ofSession(session.id)).toMatchObject({
      status: 'paid',
      priceCents: DIFFERENCE,
      upgradeOf: number,
      productSlug: BUNDLE,
    });
    expect((await view(proof)).upgrade).toBeNull();
  });

  test('does so once: a second try leads to the first, paid or not', async () => {
    const { proof } = await aPaidTool();
    const [one, other] = await Promise.all([upgrade(proof), upgrade(proof, { attempt: randomId() })]);
    expect(one.headers.get('location')).toBe(other.headers.get('location'));
    await shop.payOnPage(sessionAt(one)!.url!);
    await shop.settled();
    expect((await upgrade(proof)).headers.get('location')).toMatch(/^\/orders\//);
    expect(await database.order.count({ where: { upgradeOf: { not: null } } })).toBe(1);
  });

  test.each([
    ['a refund', { status: 'refunded' }],
    ['a refund of a part', { status: 'partially_refunded', refunded: 100 }],
    ['a dispute', { status: 'disputed' }],
    ['having asked for the money', { refundAskedAt: new Date() }],
    ['an order in another currency', { currency: 'eur' }],
  ] as const)('pays the whole price after %s', async (_, data) => {
    const { id, proof } = await aPaidTool();
    await database.order.update({ where: { id }, data });
    expect((await view(proof)).upgrade).toBeNull();
    expect((await upgrade(proof)).headers.get('location')).toBe(`/orders/${proof}`);
    expect(await database.order.count()).toBe(1);
  });

  test('and had the money back before paying the difference gets no files', async () => {
    const { proof, number } = await aPaidTool();
    const session = sessionAt(await upgrade(proof))!;
    const { paymentIntentId } = await database.order.findUniqueOrThrow({ where: { number } });
    await shop.refund(paymentIntentId!);
    await shop.payOnPage(session.url!);
    await shop.settled();
    expect(await ofSession(session.id)).toMatchObject({ status: 'on_hold', hold: 'upgrade' });
  });

  test('a key that is none buys nothing, and a bundle gives no price for itself', async () => {
    expect((await upgrade('no-such-key')).headers.get('location')).toBe('/orders/no-such-key');
    const { proof } = await aPaidTool(BUNDLE);
    expect((await view(proof)).upgrade).toBeNull();
    await upgrade(proof);
    expect(await database.order.count()).toBe(1);
  });
});

describe('the button that asks for the money back', () => {
  const press = (token: string, headers = {}) =>
    POST(formRequest(`/orders/${token}/refund`, {}, headers), { params: Promise.resolve({ token }) });
  const asked = () => database.outboxMail.findMany({ where: { template: 'owner-refund-asked' } });

  test('notes it on the order and mails owner and buyer, once', async () => {
    const { id, proof } = await aPaidTool();
    expect((await view(proof)).refundUntil).not.toBeNull();
    const [answer] = await Promise.all([press(proof), press(proof)]);
    expect(answer.headers.get('location')).toBe(`/orders/${proof}`);
    const { refundAskedAt } = await shop.order(id);
    await press(proof);
    expect((await shop.order(id)).refundAskedAt).toEqual(refundAskedAt);
    expect(await asked()).toMatchObject([{ orderId: id, recipient: null, data: { upgrade: null } }]);
    const toBuyer = { where: { template: 'refund-asked' } };
    const recipient = (await shop.order(id)).email;
    expect(await database.outboxMail.findMany(toBuyer)).toMatchObject([{ orderId: id, recipient }]);
    expect((await view(proof)).refundUntil).toBeNull();
  });

  test('names the bundle that was bought upon the order', async () => {
    const { proof } = await aPaidTool();
    const session = sessionAt(await upgrade(proof))!;
    await shop.payOnPage(session.url!);
    await shop.settled();
    await press(proof);
    const { number } = await ofSession(session.id);
    expect(await asked()).toMatchObject([{ data: { upgrade: number } }]);
  });

  test.each([
    ['the day after the last', { paidAt: new Date(Date.now() - 15 * 86_400_000) }],
    ['a refund', { status: 'refunded' }],
    ['a deletion', { erasedAt: new Date() }],
  ] as const)('does nothing after %s', async (_, data) => {
    const { id, proof } = await aPaidTool();
    await database.order.update({ where: { id }, data });
    await press(proof);
    expect((await shop.order(id)).refundAskedAt).toBeNull();
    expect(await asked()).toEqual([]);
  });

  test('does nothing from another site, or for a key that nobody has', async () => {
    const { id, proof } = await aPaidTool();
    expect((await press(proof, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await press('no-such-key');
    expect((await shop.order(id)).refundAskedAt).toBeNull();
  });
});
