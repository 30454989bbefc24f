import { bookedOf } from '@/lib/shop/rules/booked';
import { paidWithOf, payerOf } from '@/lib/shop/rules/buyer-facts';
import { addressOf } from '@/lib/shop/rules/order';
import type { ListedOrder, ShownOrder, ShownOrderWithPayment } from '@/lib/shop/rules/shown-order';
import type { NewMail } from '@/lib/mail/rules/outbox';
import { queueNewMails } from '@/lib/mail/store/outbox';
import { redirectUnsent } from '@/lib/mail/store/mails-of-orders';
import { ofColumns } from '@/lib/kernel/attribution';
import type { Database } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Order as Row, Payment } from '@/lib/platform/database/generated/sqlite/client';
import { idsOfAddress, type OrderRow, RECORDS } from './order-row';

type Download = { id: string; orderId: string; file: string; at: Date; networkHash: string | null };

/** Without Stripe's ids, except in the owner's list. */
export function shownOrderStore(database: Database) {
  return {
    async find(orderId: string): Promise<ShownOrderWithPayment | null> {
      const row = await database.order.findUnique({ where: { id: orderId }, include: PAYMENTS });
      return row && withPayment(row);
    },

    /** By the hash of a key to its page. */
    async findByKey(tokenHash: string): Promise<ShownOrderWithPayment | null> {
      const access = await database.orderAccess.findUnique({
        where: { tokenHash },
        include: { order: { include: PAYMENTS } },
      });
      return access && withPayment(access.order);
    },

    async findByNumber(number: string): Promise<ShownOrder | null> {
      const row = await database.order.findUnique({ where: { number } });
      return row && toShownOrder(row);
    },

    /** Every order of an address, however it was typed; newest first. */
    async ofAddress(address: string): Promise<ShownOrder[]> {
      const rows = await inParts(await idsOfAddress(database, address), (part) =>
        database.order.findMany({ where: { id: { in: part } } }),
      );
      const newestFirst = rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      return newestFirst.map(toShownOrder);
    },

    /** Newest first; null: of every state. `soldSince`: only those that became a sale since then. */
    async list({
      status,
      limit,
      soldSince,
    }: {
      status: ShownOrder['status'] | null;
      limit: number | undefined;
      soldSince?: Date;
    }): Promise<ListedOrder[]> {
      const where = { ...(status && { status }), ...(soldSince && { soldAt: { gte: soldSince } }) };
      const rows = await readPages(
        'id',
        (page) =>
          database.order.findMany({
            ...{ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
            ...{ include: RECORDS, ...page },
          }),
        limit,
      );
      return rows.map(toListedOrder);
    },

    /** The number of a paid order that was bought upon this one, for the difference. */
    async upgradeOf(number: string): Promise<string | null> {
      const where = { upgradeOf: number, paidAt: { not: null } };
      return (await database.order.findFirst({ where, select: { number: true } }))?.number ?? null;
    },

    /** @returns false where it was noted before, or its buyer had everything deleted */
    noteRefundAsked: (id: string, refundAskedAt: Date, mail: NewMail): Promise<boolean> =>
      database.$transaction(async (open) => {
        const where = { id, refundAskedAt: null, erasedAt: null };
        const { count } = await open.order.updateMany({ where, data: { refundAskedAt } });
        if (count === 1) await queueNewMails(open, [mail]);
        return count === 1;
      }),

    /** Adds a key to its page: whoever has one sees the order. Only hashes are kept. */
    async addKey(orderId: string, tokenHash: string): Promise<void> {
      await database.orderAccess.create({ data: { orderId, tokenHash }, select: { tokenHash: true } });
    },

    /** Notes a download that has begun. `file`: <product>/<name>, or all of them as one archive. */
    async noteDownload(data: Download): Promise<void> {
      await database.download.create({ data, select: { id: true } });
    },

    /**
     * Puts another address on an order and its unsent mails, and ends every key to its page.
     * @returns false for an order that is not there, or whose buyer had everything deleted
     */
    correctAddress: (orderId: string, email: string): Promise<boolean> =>
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
      }),
  };
}

const PAYMENTS = { payments: RECORDS.payments };

const toListedOrder = (row: OrderRow): ListedOrder => ({
  ...{ ...toShownOrder(row), ...payerOf(row.payments), ...bookedOf(row) },
  paymentIntentId: row.paymentIntentId,
});

const withPayment = (row: Row & { payments: Payment[] }): ShownOrderWithPayment => ({
  ...{ ...toShownOrder(row), ...payerOf(row.payments) },
  paidWith: paidWithOf(row.payments),
});

// `tools` is asserted: only our code writes it.
export function toShownOrder(row: Row): ShownOrder {
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
