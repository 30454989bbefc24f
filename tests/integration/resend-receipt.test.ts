import { beforeEach, expect, test } from 'vitest';
import { correctAddress, listOrders, ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { resendReceipt } from '@/lib/shop/owners-actions';
import { freshDatabase } from '../support/databases';
import { queueReceipt, storeOrder } from '../support/stored-orders';

const { database } = await freshDatabase();
const now = () => new Date('2026-03-02T10:00:00Z');
const resend = (number: string, corrected: string | null) =>
  resendReceipt({ database, now }, number, corrected);
beforeEach(() => database.outboxMail.deleteMany());

test('a receipt can be sent again, as often as somebody asks', async () => {
  await storeOrder(database, { number: 'PL-AGAI-0001' });
  expect(await resend('PL-AGAI-0001', null)).toEqual({ ok: true, value: { to: 'ada@example.org' } });
  expect(await resend('PL-AGAI-0001', null)).toMatchObject({ ok: true });
  expect(await database.outboxMail.count({ where: { template: 'receipt', status: 'queued' } })).toBe(2);
});

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

test('the owner’s list has the orders of a state, the newest first', async () => {
  for (const [number, day] of [
    ['PL-LIST-0001', '2026-04-01'],
    ['PL-LIST-0002', '2026-04-02'],
  ] as const)
    await storeOrder(database, { number, status: 'on_hold', createdAt: new Date(day) });
  const numbers = async (limit?: number) =>
    (await listOrders(database, { status: 'on_hold', limit })).map(({ number }) => number);
  expect(await numbers()).toEqual(['PL-LIST-0002', 'PL-LIST-0001']);
  expect(await numbers(1)).toEqual(['PL-LIST-0002']);
});
