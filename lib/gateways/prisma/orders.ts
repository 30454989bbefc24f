import type { Attempt, NewOrder, OrderStore, SeenAttempt } from '@/lib/usecases/ports';
import { changeOrder } from './change-order';
import type { Database } from './client';
import type { Order as Row, Prisma } from './generated/sqlite/client';
import { toOrder } from './order-row';
import { isTaken } from './taken';

/** Orders in the database. What a call changes it changes by one statement, but for `change`, which is one transaction. */
export function orderStore(database: Database): OrderStore {
  const orders = database.order;
  const findAttempt = async (attemptKeyHash: string): Promise<SeenAttempt | null> => {
    const row = await orders.findUnique({ where: { attemptKeyHash } });
    return row && { outcome: 'seen', order: toOrder(row), digest: row.attemptDigest ?? '' };
  };

  return {
    async open(order, attempt) {
      try {
        await orders.create({ data: newRow(order, attempt), select: { id: true } });
        return { outcome: 'opened' };
      } catch (error) {
        if (!attempt || !isTaken(error)) throw error;
        return (await findAttempt(attempt.keyHash)) ?? { outcome: 'gone' };
      }
    },

    async countTry({ id, stripeTry }) {
      await orders.updateMany({ where: { id, stripeTry }, data: { stripeTry: stripeTry + 1 } });
    },

    async attachIntent(id, { intentId, clientSecretHash }) {
      const withoutSecret = { id, clientSecretHash: null };
      const { count } = await orders.updateMany({
        where: { ...withoutSecret, OR: [{ paymentIntentId: null }, { paymentIntentId: intentId }] },
        data: { paymentIntentId: intentId, clientSecretHash },
      });
      if (count === 1) return true;
      const row = await orders.findUnique({ where: { id }, select: { paymentIntentId: true } });
      return row?.paymentIntentId === intentId;
    },

    async discard(id) {
      await orders.deleteMany({ where: { id, paymentIntentId: null } });
    },

    find: async (id) => found(await orders.findUnique({ where: { id: askable(id) } })),
    findByNumber: async (number) => found(await orders.findUnique({ where: { number: askable(number) } })),
    findByIntent: async (id) => found(await orders.findUnique({ where: { paymentIntentId: askable(id) } })),
    findBySecret: async (hash) => found(await orders.findUnique({ where: { clientSecretHash: hash } })),

    async recordContact(clientSecretHash, { email, amount }) {
      const { count } = await orders.updateMany({
        where: { clientSecretHash, price: amount, ...UNPAID },
        data: { email },
      });
      return count === 1 ? 'recorded' : found(await orders.findUnique({ where: { clientSecretHash } }));
    },

    change: (orderId, event, decide) => changeOrder(database, orderId, event, decide),

    async unpaidBefore(moment, limit) {
      const rows = await orders.findMany({
        where: { createdAt: { lt: moment }, paidAt: null, OR: UNFINISHED },
        orderBy: { createdAt: 'asc' },
        take: limit,
      });
      return rows.map(toOrder);
    },

    async end(id) {
      const { count } = await orders.updateMany({
        where: { id, paidAt: null, status: { in: ['awaiting_payment', 'processing', 'canceled'] } },
        data: { status: 'canceled', attemptKeyHash: null, attemptDigest: null, ...NOBODY },
      });
      return count === 1;
    },
  };
}

/** Begun, and still to be paid. */
const UNPAID: Prisma.OrderWhereInput = {
  paidAt: null,
  status: { in: ['awaiting_payment', 'processing'] },
};

/** Not at their end, or with an address still. */
const UNFINISHED: { status: 'awaiting_payment' | 'processing' | 'canceled'; email?: { not: null } }[] = [
  { status: 'awaiting_payment' },
  { status: 'processing' },
  { status: 'canceled', email: { not: null } },
];

/** All that an order knows of its buyer. */
const NOBODY = { email: null, billingEmail: null, company: null, taxId: null };

/** Postgres takes it ill to be asked for a NUL; an id with anything unusual in it is nobody's. */
const askable = (id: string) => (/^[\w-]{1,100}$/.test(id) ? id : '');

const found = (row: Row | null) => row && toOrder(row);

function newRow(order: NewOrder, attempt: Attempt | null) {
  return { ...order, attemptKeyHash: attempt?.keyHash, attemptDigest: attempt?.digest };
}
