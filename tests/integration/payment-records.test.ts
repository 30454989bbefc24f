import { afterAll, describe, expect, test } from 'vitest';
import { progress } from '@/lib/shop/rules/progress';
import { emptyPaymentEvent } from '@/lib/shop/rules/payment-event';
import { findOrder } from '@/lib/shop/store/orders';
import { ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { emptyDatabase } from '../support/databases';
import { type Former, formerDatabase, PAID } from '../support/former-orders';

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
const database = await formerDatabase(url, FORMER);
afterAll(() => database.$disconnect());

describe('an order of the code before', () => {
  test.each(FORMER)('that was $id keeps its state, its amounts and its time of payment', async (former) => {
    const order = (await findOrder(database, { id: former.id }))!;
    expect(order).toMatchObject({
      ...{
        status: former.status,
        refunded: former.refunded ?? 0,
        hold: former.hold ?? null,
        priceCents: 5900,
      },
      paidAt: former.paid ? new Date(PAID) : null,
      email: 'ada@example.org',
    });
    expect(order.disputes.map(({ id, status }) => [id, status])).toEqual(
      Object.entries(former.disputes ?? {}),
    );
  });

  test.each(FORMER)('that was $id is the same by its records', async ({ id }) => {
    const order = (await findOrder(database, { id }))!;
    const same = progress(order, emptyPaymentEvent(`pi_${id}`, id, null), new Date());
    expect(same).toEqual(order);
  });

  test('is shown to its buyer as before', async () => {
    expect(await ordersOfAddress(database, 'ADA@example.org')).toHaveLength(FORMER.length);
  });
});

test('an event of the code before is done', async () => {
  expect(await database.webhookEvent.findUnique({ where: { id: 'evt_paid' } })).toMatchObject({
    orderId: 'paid',
    receivedAt: new Date(PAID),
    handledAt: new Date(PAID),
    outcome: 'changed',
  });
});

test('the site has an id of its own', async () => {
  expect(await database.site.findMany()).toEqual([
    { id: 1, siteId: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
  ]);
});
