import { afterAll, describe, expect, test } from 'vitest';
import { progress } from '@/lib/domain/orders/progress';
import { nothingOf } from '@/lib/domain/orders/payment-notice';
import { openDatabase } from '@/lib/gateways/prisma/client';
import { readDatabaseUrl } from '@/lib/gateways/prisma/database-url';
import { migrate } from '@/lib/gateways/prisma/migrate';
import { orderStore } from '@/lib/gateways/prisma/orders';
import { purchaseStore } from '@/lib/gateways/prisma/purchases';
import { emptyDatabase, migrationsBefore, PRISMA_FOLDER } from '../support/databases';

const RECORDS = '20261122150000_payment_records';
const BEGUN = '2026-03-01T10:00:00.000+00:00';
const PAID = '2026-03-01T10:05:00.000+00:00';

/** An order as that code wrote it. */
type Former = {
  id: string;
  status: string;
  paid?: boolean;
  hold?: string;
  refunded?: number;
  disputes?: Record<string, string>;
};

const FORMER: Former[] = [
  { id: 'begun', status: 'awaiting_payment' },
  { id: 'with-bank', status: 'processing' },
  { id: 'canceled', status: 'canceled' },
  { id: 'paid', status: 'paid', paid: true },
  { id: 'held', status: 'on_hold', paid: true, hold: 'amount' },
  { id: 'held-refunded', status: 'refunded', paid: true, hold: 'amount', refunded: 1 },
  { id: 'partly', status: 'partially_refunded', paid: true, refunded: 700 },
  { id: 'refunded', status: 'refunded', paid: true, refunded: 5900 },
  { id: 'disputed', status: 'disputed', paid: true, disputes: { du_1: 'open' } },
  { id: 'won', status: 'paid', paid: true, disputes: { du_2: 'won' } },
  { id: 'lost', status: 'refunded', paid: true, refunded: 500, disputes: { du_3: 'lost' } },
  { id: 'two', status: 'disputed', paid: true, disputes: { du_4: 'won', du_5: 'open' } },
  { id: 'early', status: 'processing', refunded: 300 },
];

const { url } = await emptyDatabase();
await migrate(url, migrationsBefore(RECORDS));
const database = openDatabase(url);
afterAll(() => database.$disconnect());
const isSqlite = readDatabaseUrl(url).provider === 'sqlite';
const json = (value: object) => `'${JSON.stringify(value)}'${isSqlite ? '' : '::jsonb'}`;
for (const { id, status, paid = false, hold, refunded = 0, disputes = {} } of FORMER)
  await database.$executeRawUnsafe(
    `INSERT INTO "Order" ("id", "number", "createdAt", "status", "hold", "productId", "title", "price", "currency", "tools",
       "contentVersion", "livemode", "paymentIntentId", "email", "paidAt", "refunded", "disputes")
     VALUES ('${id}', 'PL-${id}', '${BEGUN}', '${status}', ${hold ? `'${hold}'` : 'NULL'}, 'planner', 'Planner', 5900, 'usd',
       ${json(['planner'])}, 'v1', ${isSqlite ? 0 : 'false'}, 'pi_${id}', 'ada@example.org', ${paid ? `'${PAID}'` : 'NULL'},
       ${refunded}, ${json(disputes)})`,
  );
await database.$executeRawUnsafe(
  `INSERT INTO "PaymentEvent" ("id", "type", "receivedAt", "orderId") VALUES ('evt_1', 'payment_intent.succeeded', '${PAID}', 'paid')`,
);
await migrate(url, PRISMA_FOLDER);
const orders = orderStore(database);

describe('an order of the code before', () => {
  test.each(FORMER)('that was $id keeps its state, its amounts and its time of payment', async (former) => {
    const order = (await orders.find(former.id))!;
    expect(order).toMatchObject({
      ...{ status: former.status, refunded: former.refunded ?? 0, hold: former.hold ?? null, price: 5900 },
      paidAt: former.paid ? new Date(PAID) : null,
      email: 'ada@example.org',
    });
    expect(order.disputes.map(({ id, status }) => [id, status])).toEqual(
      Object.entries(former.disputes ?? {}),
    );
  });

  test.each(FORMER)(
    'that was $id is the same by its records: nothing told changes nothing',
    async ({ id }) => {
      const order = (await orders.find(id))!;
      const same = progress(order, nothingOf(`pi_${id}`, id, null), new Date());
      expect(same).toEqual(order);
    },
  );

  test('is shown to its buyer as before', async () => {
    expect(await purchaseStore(database).ofAddress('ADA@example.org')).toHaveLength(FORMER.length);
  });
});

test('an event of the code before is done', async () => {
  expect(await database.paymentEvent.findMany()).toMatchObject([
    {
      id: 'evt_1',
      orderId: 'paid',
      receivedAt: new Date(PAID),
      handledAt: new Date(PAID),
      outcome: 'changed',
    },
  ]);
});

test('the site has an id of its own', async () => {
  expect(await database.site.findMany()).toEqual([
    { id: 1, siteId: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
  ]);
});
