import { describe, expect, test, beforeEach } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { termsOf } from '@/lib/content/catalogue';
import { keepTerms } from '@/lib/shop/store/catalogue';
import { viewOrder } from '@/lib/shop/view-order';
import { queueMail } from '@/lib/mail/store/outbox';
import { correctAddress, listOrders, ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { resendReceipt } from '@/lib/shop/owners-actions';
import { siteDatabase } from '../support/databases';
import { anOrderKey, storeOrder, aMail, queueReceipt, storePayment } from '../support/stored-orders';
import { CONTENT } from '../support/content-folder';
import { content, mailed } from '../support/mail-delivery';

const { database } = await siteDatabase();
const { context } = await import('@/lib/server/context');

const anOrder = async (wanted: Parameters<typeof storeOrder>[1] = {}) =>
  anOrderKey(database, await storeOrder(database, wanted));

describe('an order page', () => {
  test('of a bundle has the files of every tool that was in it, an archive, and the tracker', async () => {
    const tools = ['90-day-sprint-planner', 'strategic-okr-execution-tracker'];
    const token = await anOrder({ productSlug: 'complete-strategy-toolbox', tools });
    const view = await viewOrder(context(), token);
    expect(view?.files.map(({ slug, name }) => `${slug}/${name}`)).toEqual(
      expect.arrayContaining([
        'complete-strategy-toolbox/LICENSE.txt',
        '90-day-sprint-planner/LICENSE.txt',
        'strategic-okr-execution-tracker/LICENSE.txt',
      ]),
    );
    expect(view?.files.map(({ slug }) => slug)).not.toContain('goal-cascade-builder');
    expect(view?.archive?.size).toBeGreaterThan(view!.files.reduce((sum, { size }) => sum + size, 0));
    expect(view?.hasTracker).toBe(true);
  });

  test('of an order without access has no files', async () => {
    const token = await anOrder({ status: 'disputed', tools: ['strategic-okr-execution-tracker'] });
    expect(await viewOrder(context(), token)).toMatchObject({ files: [], archive: null, hasTracker: false });
  });

  test('quotes the words the buyer agreed to, and today’s where they were not kept', async () => {
    const today = termsOf(loadContent(CONTENT));
    const licenses = { '90-day-sprint-planner': 'The license of that day.' };
    await keepTerms(database, 'of that day', { ...today, withdrawal: 'The words of that day.', licenses });
    // What was kept stays: a version of content/ has one text.
    await keepTerms(database, 'of that day', today);
    const token = await anOrder({ contentVersion: 'of that day' });
    expect((await viewOrder(context(), token))?.terms).toMatchObject({
      withdrawal: 'The words of that day.',
      license: 'The license of that day.',
      isKept: true,
    });
    const before = await anOrder({ contentVersion: 'of a version before' });
    expect((await viewOrder(context(), before))?.terms).toMatchObject({
      withdrawal: today.withdrawal,
      license: today.licenses['90-day-sprint-planner'],
      isKept: false,
    });
  });

  test.each(['', 'no-such-key', '../..', '\u0000', 'x'.repeat(5000)])('is not there for %j', async (key) => {
    expect(await viewOrder(context(), key)).toBeNull();
  });
});

const NOON = new Date('2026-03-01T12:00:00Z');

const arrived = () => mailed(database, () => NOON);

test('says to whom it was sold, and what was paid with', async () => {
  const { orderId } = await queueReceipt(database);
  await storePayment(database, orderId);
  const [{ text = '', html = '' } = {}] = await arrived();
  expect(text).toContain('Email: ada@example.org\n');
  expect(text).toContain('Paid with: Visa ending in 4242\n');
  for (const words of ['ada@example.org', 'Visa ending in 4242']) expect(html).toContain(words);
});

test('confirms what the buyer agreed to before paying, and that the right to withdraw has ended', async () => {
  await keepTerms(database, 'of today', termsOf(content));
  await queueReceipt(database, { order: { contentVersion: 'of today' } });
  const [{ text = '', html = '' } = {}] = await arrived();
  const agreed = content.toolbox.checkout.withdrawal;
  for (const part of [text, html]) {
    expect(part).toContain(agreed);
    expect(part).toContain('That ended your legal right to cancel this purchase');
  }
});

test('quotes the words the buyer agreed to, whatever they are when it is sent', async () => {
  const terms = { ...termsOf(content), withdrawal: 'The words of that day.' };
  const slug = '90-day-sprint-planner';
  const licenses = { ...terms.licenses, [slug]: 'The license of that day.' };
  await keepTerms(database, 'of that day', { ...terms, licenses });
  const { orderId } = await queueReceipt(database, { order: { contentVersion: 'of that day' } });
  await queueMail(database, aMail({ orderId, reason: 'receipt:again' }));
  const both = await arrived();
  expect(both).toHaveLength(2);
  for (const { text = '', html = '' } of both)
    for (const part of [text, html]) {
      expect(part).toContain('The words of that day.');
      expect(part).toContain('The license of that day.');
      expect(part).not.toContain(content.toolbox.checkout.withdrawal);
    }
});

test.each([
  ['of an order whose files were never given', { status: 'refunded', soldAt: null }],
  ['while an order is on hold', { status: 'on_hold', soldAt: null }],
  ['while a bank asks about the payment', { status: 'disputed', soldAt: NOON }],
] as const)('a refund %s is told without a word about files', async (_when, order) => {
  const orderId = await storeOrder(database, { ...order, priceCents: 3900, refunded: 1000 });
  await queueMail(database, aMail({ template: 'refund', orderId, data: { amount: 1000 } }));
  const [{ text = '' } = {}] = await arrived();
  expect(text).toContain('We’ve refunded $10.00 of your payment');
  // In an address of ours any letters may follow each other.
  expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/\$39|license|files|copies/i);
});

const now = () => new Date('2026-03-02T10:00:00Z');
const resend = (number: string, corrected: string | null) =>
  resendReceipt({ database, now }, number, corrected);
beforeEach(() => database.outboxMail.deleteMany());

test('a corrected address gets the receipt and what was still to be sent, and the old links end', async () => {
  const { orderId } = await queueReceipt(database, {
    order: { number: 'PL-CORR-0001', email: 'adda@example.org' },
  });
  await database.orderAccess.create({ data: { orderId, tokenHash: 'sent to the wrong one' } });
  expect(await resend('PL-CORR-0001', ' ada@example.org ')).toEqual({
    ok: true,
    value: { to: 'ada@example.org' },
  });
  expect(await database.order.findUnique({ where: { id: orderId } })).toMatchObject({
    email: 'ada@example.org',
  });
  expect(await database.orderAccess.count({ where: { orderId } })).toBe(0);
  const mails = await database.outboxMail.findMany({ where: { orderId } });
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.org', 'ada@example.org']);
});

test('a receipt goes to the address of the charge when the buyer typed no other', async () => {
  await storeOrder(database, { number: 'PL-CHAR-0001', email: null, billingEmail: 'card@example.org' });
  expect(await resend('PL-CHAR-0001', null)).toEqual({ ok: true, value: { to: 'card@example.org' } });
});

test('a corrected address leaves no other by which the purchase could be found', async () => {
  const id = await storeOrder(database, {
    number: 'PL-CHAR-0002',
    email: null,
    billingEmail: 'wrong@example.org',
  });
  await resend('PL-CHAR-0002', 'right@example.org');
  const found = async (address: string) => (await ordersOfAddress(database, address)).map((one) => one.id);
  expect([await found('wrong@example.org'), await found('right@example.org')]).toEqual([[], [id]]);
});

test('an order whose buyer had everything deleted takes no address again, also where the deletion comes between', async () => {
  const erased = { email: null, erasedAt: new Date('2026-03-01T12:00:00Z') };
  const id = await storeOrder(database, { number: 'PL-ERAS-0001', ...erased });
  expect(await resend('PL-ERAS-0001', 'ada@example.org')).toEqual({ ok: false, error: 'erased' });
  expect(await correctAddress(database, id, 'ada@example.org')).toBe(false);
  expect(await database.order.findUnique({ where: { id } })).toMatchObject({ email: null });
  expect(await database.outboxMail.count()).toBe(0);
});

test.each([
  ['PL-NONE-0000', null, 'unknownOrder'],
  ['PL-ERAS-0009', null, 'erased'],
  ['PL-REFU-0001', null, 'noAccess'],
  ['PL-NOAD-0001', null, 'noAddress'],
  ['PL-NOAD-0001', 'not an address', 'invalidAddress'],
] as const)('%s to %s: %s', async (number, address, reason) => {
  const there = await database.order.count({ where: { number } });
  if (number === 'PL-ERAS-0009') await storeOrder(database, { number, email: null, erasedAt: new Date() });
  if (number === 'PL-REFU-0001') await storeOrder(database, { number, status: 'refunded' });
  if (number === 'PL-NOAD-0001' && there === 0) await storeOrder(database, { number, email: null });
  expect(await resend(number, address)).toEqual({ ok: false, error: reason });
  expect(await database.outboxMail.count()).toBe(0);
});

test('the owner’s list has the newest orders first', async () => {
  for (const [number, day] of [
    ['PL-LIST-0001', '2096-04-01'],
    ['PL-LIST-0002', '2096-04-02'],
  ] as const)
    await storeOrder(database, { number, createdAt: new Date(day) });
  const numbers = async (limit: number) =>
    (await listOrders(database, { limit })).map(({ number }) => number);
  expect(await numbers(2)).toEqual(['PL-LIST-0002', 'PL-LIST-0001']);
  expect(await numbers(1)).toEqual(['PL-LIST-0002']);
});
