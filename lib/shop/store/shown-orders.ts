import { bookedOf } from '@/lib/shop/rules/booked';
import { paidWithOf, payerOf } from '@/lib/shop/rules/buyer-facts';
import { addressOf } from '@/lib/shop/rules/order';
import type { ListedOrder, ShownOrder, ShownOrderWithPayment } from '@/lib/shop/rules/shown-order';
import type { ShownOrders } from '@/lib/shop/ports/orders';
import { redirectUnsent } from '@/lib/mail/store/mails-of-orders';
import { ofColumns } from '@/lib/kernel/attribution';
import type { Database } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Order as Row, Payment } from '@/lib/platform/database/generated/sqlite/client';
import { idsOfAddress, type OrderRow, RECORDS } from './order-row';

/** Without Stripe's ids, except in the owner's list. */
export function shownOrderStore(database: Database): ShownOrders {
  return {
    async find(orderId) {
      const row = await database.order.findUnique({ where: { id: orderId }, include: PAYMENTS });
      return row && withPayment(row);
    },

    async findByKey(tokenHash) {
      const access = await database.orderAccess.findUnique({
        where: { tokenHash },
        include: { order: { include: PAYMENTS } },
      });
      return access && withPayment(access.order);
    },

    async findByNumber(number) {
      const row = await database.order.findUnique({ where: { number } });
      return row && toShownOrder(row);
    },

    async ofAddress(address) {
      const rows = await inParts(await idsOfAddress(database, address), (part) =>
        database.order.findMany({ where: { id: { in: part } } }),
      );
      const newestFirst = rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      return newestFirst.map(toShownOrder);
    },

    async list({ status, limit, soldSince }) {
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

    async addKey(orderId, tokenHash) {
      await database.orderAccess.create({ data: { orderId, tokenHash }, select: { tokenHash: true } });
    },

    async noteDownload(data) {
      await database.download.create({ data, select: { id: true } });
    },

    async recordBuyer(orderId, buyer) {
      const { count } = await database.order.updateMany({
        where: { id: orderId, erasedAt: null },
        data: buyer,
      });
      return count === 1;
    },

    correctAddress: (orderId, email) =>
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
    currency: row.currency,
    refunded: row.refunded,
    tools: row.tools as string[],
    email: addressOf(row),
    attribution: ofColumns(row),
    company: row.company,
    taxId: row.taxId,
    postalAddress: row.postalAddress,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    soldAt: row.soldAt,
    erasedAt: row.erasedAt,
  };
}
