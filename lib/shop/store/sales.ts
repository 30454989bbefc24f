import type { Attribution } from '@/lib/funnel/rules/attribution';
import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';
import { GIVEN, UNDECIDED } from '@/lib/shop/rules/records';
import { revenueOf } from '@/lib/shop/rules/revenue';
import { waitingEvents } from './webhook-events';

/**
 * What was sold, what went back and what waits, for whoever counts it. Times are from a moment up to another.
 */
export function salesStore(database: Database) {
  return {
    /**
     * The orders that became a sale then: at the price they were sold for, and what they have brought since,
     * in cents.
     */
    async sold(from: Date, to: Date) {
      const orders = await readPages('id', (page) =>
        database.order.findMany({
          where: { soldAt: { gte: from, lt: to } },
          orderBy: { id: 'asc' },
          select: {
            ...{ id: true, title: true, attribution: true, soldAt: true, priceCents: true, refunded: true },
            currency: true,
            disputes: { where: { status: 'lost' }, select: { amount: true } },
          },
          ...page,
        }),
      );
      return orders.map(({ disputes, ...order }) => ({
        ...{ title: order.title, currency: order.currency },
        priceCents: order.priceCents,
        revenueCents: revenueOf({ ...order, lost: disputes.map(({ amount }) => amount) }),
        attribution: asStored(order.attribution),
      }));
    },

    /** How many orders became a sale then. */
    count(from: Date, to: Date) {
      return database.order.count({ where: { soldAt: { gte: from, lt: to } } });
    },

    /** What went back then of what was sold, also earlier: refunds, and what a bank took. In cents. */
    async wentBack(from: Date, to: Date) {
      const when = { gte: from, lt: to };
      const ofSold = { order: { soldAt: { not: null } } };
      const columns = {
        orderBy: { id: 'asc' },
        select: { id: true, amount: true, order: { select: { title: true, currency: true } } },
      } as const;
      const refunds = await readPages('id', (page) =>
        database.refund.findMany({
          where: { createdAt: when, status: { in: GIVEN }, ...ofSold },
          ...{ ...columns, ...page },
        }),
      );
      const lost = await readPages('id', (page) =>
        database.dispute.findMany({
          where: { lostAt: when, status: 'lost', ...ofSold },
          ...{ ...columns, ...page },
        }),
      );
      return [...refunds, ...lost].map(({ amount, order }) => ({ ...order, cents: amount }));
    },

    /** Where the buyers of the orders that were paid last came from. */
    async lastSources(limit: number) {
      const orders = await database.order.findMany({
        where: { status: 'paid' },
        orderBy: { createdAt: 'desc' },
        take: limit,
        select: { attribution: true },
      });
      return orders.map(({ attribution }) => asStored(attribution));
    },

    /**
     * How many of Stripe's events came before a moment and are still to be done, and what the owner has to
     * decide or to answer.
     */
    async waiting(before: Date) {
      return {
        events: (await waitingEvents(database, before)).count,
        onHold: await database.order.count({ where: { status: 'on_hold' } }),
        disputes: await database.dispute.count({ where: { status: { in: UNDECIDED } } }),
      };
    },

    /** Whether an order was begun before a moment. */
    async hadBegun(before: Date) {
      const where = { createdAt: { lt: before } };
      return (await database.order.findFirst({ where, select: { id: true } })) !== null;
    },
  };
}

/** Only the verbs of the shop write it. */
const asStored = (attribution: unknown) => attribution as Attribution | null;
