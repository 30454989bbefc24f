import { afterAll, expect, test } from 'vitest';
import type { OrderState } from '@/lib/shop/rules/order-state';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import { emptyPaymentEvent } from '@/lib/shop/rules/payment-event';
import { progress } from '@/lib/shop/rules/progress';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { orderStore } from '@/lib/shop/store/orders';
import { charge } from '../support/an-order';
import { emptyDatabase, migrationsBefore, PRISMA_FOLDER } from '../support/databases';

const AT = '2026-03-01T10:00:00.000+00:00';

/** An order of the code before with its payment: state, the payment's status and method. */
const FORMER: [string, OrderState, 'pending' | 'failed' | 'succeeded', string | null][] = [
  ['with-bank', 'processing', 'pending', null],
  ['debit-failed', 'payment_failed', 'failed', 'us_bank_account'],
  ['card-declined', 'awaiting_payment', 'failed', 'card'],
  ['paid', 'paid', 'succeeded', 'card'],
];

const { url } = await emptyDatabase();
await migrate(url, migrationsBefore('20261122190000'));
const database = openDatabase(url);
afterAll(() => database.$disconnect());
const isSqlite = url.startsWith('file:');
const [no, list] = isSqlite ? ['0', `'["tool"]'`] : ['false', `'["tool"]'::jsonb`];
for (const [id, status, payment, method] of FORMER) {
  const paidAt = payment === 'succeeded' ? `'${AT}'` : 'NULL';
  await database.$executeRawUnsafe(
    `INSERT INTO "Order" ("id", "number", "createdAt", "status", "productId", "title", "price", "currency", "tools",
       "contentVersion", "livemode", "paymentIntentId", "email", "paidAt", "soldAt")
     VALUES ('${id}', 'PL-${id}', '${AT}', '${status}', 'tool', 'Tool', 3900, 'usd', ${list}, 'v1', ${no}, 'pi_${id}',
       'ada@example.org', ${paidAt}, ${paidAt})`,
  );
  await database.$executeRawUnsafe(
    `INSERT INTO "Payment" ("id", "orderId", "intentId", "status", "amount", "currency", "livemode", "productId", "method",
       "chargedAt", "noticedAt")
     VALUES ('py_${id}', '${id}', 'pi_${id}', '${payment}', 3900, 'usd', ${no}, 'tool', ${method ? `'${method}'` : 'NULL'},
       '${AT}', '${AT}')`,
  );
}
await migrate(url, PRISMA_FOLDER);
const orders = orderStore(database);

test.each(FORMER)('an order of the code before that was %s stays %s by its records', async (id, status) => {
  const order = (await orders.find(id))!;
  const same = progress(order, emptyPaymentEvent(`pi_${id}`, id, null), new Date());
  expect(same).toEqual(order);
  expect(same.status).toBe(status);
});

test('a payment that a bank had in hand before is told when it fails, whatever way to pay it is', async () => {
  const order = (await orders.find('with-bank'))!;
  const failed = charge('failed', { id: 'py_with-bank', method: 'link' });
  const next = progress(order, failed, new Date());
  expect(next.status).toBe('payment_failed');
  const mails = mailsFor(order, next, failed, { others: [], eachSale: true });
  expect(mails.map(({ template }) => template)).toEqual(['payment-failed', 'owner-payment-failed']);
});
