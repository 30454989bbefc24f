import {
  bookedOf,
  paidWithOf,
  payerOf,
  type ListedOrder,
  type ShownOrder,
  type ShownOrderWithPayment,
} from '@/lib/shop/rules/shown-order';
import { addressOf } from '@/lib/shop/rules/order';
import { redirectUnsent } from '@/lib/mail/store/mails-about';
import { ofColumns } from '@/lib/kernel/attribution';
import type { Database } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Order as Row, Payment } from '@/lib/platform/database/generated/sqlite/client';
import { tokenHash, randomId } from '@/lib/platform/random/tokens';
import { idsOfAddress, type OrderRow, RECORDS, withoutOrder } from './order-row';

/** What is said here of orders has none of Stripe's ids, except in the owner's list. */
export async function findShownOrder(
  database: Database,
  by: { id: string } | { number: string },
): Promise<ShownOrderWithPayment | null> {
  const row = await database.order.findUnique({ where: by, include: PAYMENTS });
  return row && withPayment(row);
}

/** By a key to its page, of which only the hash is kept. */
export async function findOrderByKey(database: Database, key: string): Promise<ShownOrderWithPayment | null> {
  const access = await database.orderAccess.findUnique({
    where: { tokenHash: tokenHash(key) },
    include: { order: { include: PAYMENTS } },
  });
  return access && withPayment(access.order);
}

/** Makes a key to an order's page: whoever has one sees the order. */
export async function newOrderKey(database: Database, orderId: string): Promise<string> {
  const key = randomId();
  const data = { orderId, tokenHash: tokenHash(key) };
  await database.orderAccess.create({ data, select: { tokenHash: true } });
  return key;
}

/** Every order of an address, however it was typed; newest first. */
export async function ordersOfAddress(database: Database, address: string): Promise<ShownOrder[]> {
  const rows = await inParts(await idsOfAddress(database, address), (part) =>
    database.order.findMany({ where: { id: { in: part } } }),
  );
  const newestFirst = rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newestFirst.map(toShownOrder);
}

type Listing = { limit?: number; soldSince?: Date };

/** Newest first. `soldSince`: only those that became a sale since then. */
export async function listOrders(
  database: Database,
  { limit, soldSince }: Listing = {},
): Promise<ListedOrder[]> {
  const where = soldSince && { soldAt: { gte: soldSince } };
  const rows = await readPages(
    'id',
    (page) =>
      database.order.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: RECORDS,
        ...page,
      }),
    limit,
  );
  return rows.map(toListedOrder);
}

/** An order with its records, events and downloads, for the owner's commands. */
export async function findOwnersOrder(database: Database, number: string) {
  const row = await database.order.findUnique({ where: { number }, include: RECORDS });
  if (!row) return null;
  const where = { orderId: row.id };
  return {
    ...toShownOrder(row),
    ...payerOf(row.payments),
    contentVersion: row.contentVersion,
    released: row.releasedAt && { at: row.releasedAt, reason: row.releaseReason },
    payments: row.payments.map(withoutOrder),
    refunds: row.refunds.map(withoutOrder),
    disputes: row.disputes.map(withoutOrder),
    links: await database.orderAccess.count({ where }),
    events: await database.webhookEvent.findMany({
      where,
      orderBy: { receivedAt: 'asc' },
      select: { id: true, type: true, receivedAt: true, handledAt: true, outcome: true },
    }),
    downloads: await database.download.findMany({
      where,
      orderBy: { at: 'asc' },
      select: { file: true, at: true, networkHash: true },
    }),
  };
}

/** The number of a paid order that was bought upon this one, for the difference. */
export async function numberOfUpgrade(database: Database, number: string): Promise<string | null> {
  const where = { upgradeOf: number, paidAt: { not: null } };
  return (await database.order.findFirst({ where, select: { number: true } }))?.number ?? null;
}

/**
 * Puts another address on an order and its unsent mails, and ends every key to its page.
 * @returns false for an order that is not there, or whose buyer had everything deleted
 */
export const correctAddress = (database: Database, orderId: string, email: string): Promise<boolean> =>
  database.$transaction(async (open) => {
    const { count } = await open.order.updateMany({
      where: { id: orderId, erasedAt: null },
      // The charge's address goes too: its owner could ask for links to this order.
      data: { email, billingEmail: null },
    });
    if (count === 0) return false;
    await open.orderAccess.deleteMany({ where: { orderId } });
    await redirectUnsent(open, orderId, email);
    return true;
  });

const PAYMENTS = { payments: RECORDS.payments };

const toListedOrder = (row: OrderRow): ListedOrder => ({
  ...toShownOrder(row),
  ...payerOf(row.payments),
  ...bookedOf(row),
  paymentIntentId: row.paymentIntentId,
});

const withPayment = (row: Row & { payments: Payment[] }): ShownOrderWithPayment => ({
  ...toShownOrder(row),
  ...payerOf(row.payments),
  paidWith: paidWithOf(row.payments),
});

// `tools` is asserted: only our code writes it.
function toShownOrder(row: Row): ShownOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    hold: row.hold,
    productSlug: row.productSlug,
    title: row.title,
    priceCents: row.priceCents,
    discount: row.discount,
    tax: row.tax,
    currency: row.currency,
    refunded: row.refunded,
    tools: row.tools as string[],
    email: addressOf(row),
    attribution: ofColumns(row),
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    soldAt: row.soldAt,
    refundAskedAt: row.refundAskedAt,
    upgradeOf: row.upgradeOf,
    erasedAt: row.erasedAt,
  };
}
