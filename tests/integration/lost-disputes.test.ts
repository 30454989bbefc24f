import { afterAll, expect, test } from 'vitest';
import { emptyPaymentEvent } from '@/lib/shop/rules/payment-event';
import { progress } from '@/lib/shop/rules/progress';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { orderStore } from '@/lib/shop/store/orders';
import { dispute } from '../support/an-order';
import { emptyDatabase, migrationsBefore, PRISMA_FOLDER } from '../support/databases';

const AT = '2026-03-01T10:00:00.000+00:00';
const LOST = '2026-03-04T15:00:00.000+00:00';

const { url } = await emptyDatabase();
await migrate(url, migrationsBefore('20261127093000'));
const database = openDatabase(url);
afterAll(() => database.$disconnect());
const [no, list] = url.startsWith('file:') ? ['0', `'["tool"]'`] : ['false', `'["tool"]'::jsonb`];
await database.$executeRawUnsafe(
  `INSERT INTO "Order" ("id", "number", "createdAt", "status", "productId", "title", "price", "currency", "tools",
     "contentVersion", "livemode", "paidAt", "soldAt")
   VALUES ('order', 'PL-1', '${AT}', 'refunded', 'tool', 'Tool', 3900, 'usd', ${list}, 'v1', ${no}, '${AT}', '${AT}')`,
);
for (const [id, status] of [
  ['told', 'lost'],
  ['forgotten', 'lost'],
  ['won', 'won'],
])
  await database.$executeRawUnsafe(
    `INSERT INTO "Dispute" ("id", "orderId", "amount", "status", "reason", "createdAt")
     VALUES ('${id}', 'order', 3900, '${status}', 'fraudulent', '${AT}')`,
  );
for (const id of ['told', 'won'])
  await database.$executeRawUnsafe(
    `INSERT INTO "OutboxMail" ("id", "createdAt", "reason", "template", "messageId", "status")
     VALUES ('${id}', '${LOST}', 'owner-dispute-lost:${id}', 'owner-dispute-lost', '${id}', 'sent')`,
  );
await migrate(url, PRISMA_FOLDER);
const read = async () => (await orderStore(database).find('order'))!;

test('a dispute that was lost before says when, by the mail about it; where that is gone nobody knows', async () => {
  const { disputes } = await read();
  expect(Object.fromEntries(disputes.map(({ id, lostAt }) => [id, lostAt]))).toEqual({
    told: new Date(LOST),
    forgotten: null,
    won: null,
  });
});

test('what is told of it again changes nothing', async () => {
  const order = await read();
  const again = ['told', 'forgotten'].flatMap((id) => dispute('lost', id).disputes);
  const event = { ...emptyPaymentEvent('pi_1', 'order', null), disputes: again };
  expect(progress(order, event, new Date()).disputes).toEqual(order.disputes);
});
