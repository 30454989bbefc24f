import { statesIn } from '@/lib/shop/rules/order-state';
import type { Attempt } from '@/lib/kernel/attempt';
import { toColumns } from '@/lib/kernel/attribution';
import type { NewOrder, OrderStore, SeenAttempt } from '@/lib/shop/ports/orders';
import { NONE_TO_BUYER_WAITS } from '@/lib/mail/store/mails-of-orders';
import { changeOrder } from './change-order';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { networksText, networkText, NOBODY, type OrderRow, RECORDS, toOrder } from './order-row';
import { made } from '@/lib/platform/database/taken';

/** Each call is one statement, except `change`, which is one transaction. */
export function orderStore(database: Database): OrderStore {
  const orders = database.order;
  const findAttempt = async (attemptKeyHash: string): Promise<SeenAttempt | null> => {
    const row = await orders.findUnique({ where: { attemptKeyHash }, include: RECORDS });
    return row && { outcome: 'seen', order: toOrder(row), digest: row.attemptDigest ?? '' };
  };

  const findBy = async (where: Prisma.OrderWhereUniqueInput) =>
    found(await orders.findUnique({ where, include: RECORDS }));
  type Which = Required<Pick<Prisma.OrderFindManyArgs, 'where' | 'orderBy' | 'take'>>;
  const findAll = async ({ take, ...which }: Which) =>
    (await orders.findMany({ ...which, take, include: RECORDS })).map(toOrder);

  return {
    async open(order, attempt) {
      const create = orders.create({ data: newRow(order, attempt), select: { id: true } });
      if (!attempt) await create;
      else if (!(await made(create))) return (await findAttempt(attempt.keyHash)) ?? { outcome: 'gone' };
      return { outcome: 'opened' };
    },

    async countTry({ id, stripeTry }) {
      await orders.updateMany({ where: { id, stripeTry }, data: { stripeTry: stripeTry + 1 } });
    },

    async attachIntent(id, { paymentIntentId, clientSecretHash }) {
      const withoutSecret = { id, clientSecretHash: null };
      // An order with a session is paid by that session's intent only.
      const first = { paymentIntentId: null, checkoutSessionId: null };
      const { count } = await orders.updateMany({
        where: { ...withoutSecret, OR: [first, { paymentIntentId }] },
        data: { paymentIntentId, clientSecretHash },
      });
      if (count === 1) return true;
      const row = await orders.findUnique({ where: { id }, select: { paymentIntentId: true } });
      return row?.paymentIntentId === paymentIntentId;
    },

    async attachSession(id, { sessionId: checkoutSessionId, keyHash: tokenHash, recheckAt }) {
      return database.$transaction(async (open) => {
        const { count } = await open.order.updateMany({
          where: { id, checkoutSessionId: null, paymentIntentId: null, status: 'awaiting_payment' },
          data: { checkoutSessionId, recheckAt },
        });
        if (count === 1) await open.orderAccess.create({ data: { orderId: id, tokenHash } });
        const row = await open.order.findUnique({ where: { id }, select: { checkoutSessionId: true } });
        return row?.checkoutSessionId === checkoutSessionId;
      });
    },

    async discard(id) {
      await orders.deleteMany({ where: { id, paymentIntentId: null, checkoutSessionId: null } });
    },

    find: (id) => findBy({ id: askable(id) }),
    findByNumber: (number) => findBy({ number: askable(number) }),
    findByPaymentIntent: (id) => findBy({ paymentIntentId: askable(id) }),
    findNamed: ({ orderId, paymentIntentId }) =>
      orderId === null
        ? findBy({ paymentIntentId: askable(paymentIntentId ?? '') })
        : findBy({ id: askable(orderId) }),
    findBySecret: (clientSecretHash) => findBy({ clientSecretHash }),

    async recordContact(clientSecretHash, { priceCents, attribution, ...contact }) {
      const { count } = await orders.updateMany({
        where: { clientSecretHash, priceCents, ...UNPAID },
        data: { ...contact, ...(attribution && toColumns(attribution)) },
      });
      return count === 1 ? 'recorded' : findBy({ clientSecretHash });
    },

    change: (orderId, eventId, now, decide) => changeOrder(database, orderId, eventId, now, decide),

    unpaidBefore(moment, { after, limit }) {
      const unpaid = { createdAt: { lt: moment }, paidAt: null, ...NO_MAIL_WAITS, OR: UNFINISHED };
      return findAll({
        where: after ? { ...unpaid, AND: { OR: begunAfter(after) } } : unpaid,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: limit,
      });
    },

    async freeAttempt(id) {
      await orders.updateMany({ where: { id }, data: { attemptKeyHash: null, attemptDigest: null } });
    },

    async end(id, canceledAt) {
      const ended = { id, paidAt: null, ...NO_MAIL_WAITS };
      const failed = await orders.updateMany({
        where: { ...ended, status: 'payment_failed' },
        data: { canceledAt, ...NOBODY },
      });
      const { count } = await orders.updateMany({
        where: { ...ended, status: { in: [...statesIn('unpaid', 'underWay'), 'canceled'] } },
        data: { status: 'canceled', canceledAt, ...NOBODY },
      });
      return failed.count + count === 1;
    },

    toRecheck: (now, limit) =>
      findAll({ where: { recheckAt: { lte: now }, ...UNPAID }, orderBy: { recheckAt: 'asc' }, take: limit }),

    async recheckAgainAt(id, recheckAt) {
      await orders.updateMany({ where: { id }, data: { recheckAt } });
    },

    // Uses an index of unpaid orders, which end after a day.
    openFrom: ({ reach, hash }, limit) =>
      findAll({
        where: { status: 'awaiting_payment', networks: { contains: networkText([reach, hash]) } },
        ...NEWEST_FIRST,
        take: limit,
      }),

    async openBeyond(kept, networks, limit) {
      const where = { status: 'awaiting_payment', networks: networksText(networks) } as const;
      const page = { where, ...NEWEST_FIRST, skip: kept, take: limit };
      // Asked with each purchase, and hardly ever found: read the records only then.
      const ids = (await orders.findMany({ ...page, select: { id: true } })).map(({ id }) => id);
      return ids.length === 0 ? [] : findAll({ where: { id: { in: ids } }, ...NEWEST_FIRST, take: limit });
    },
  };
}

const NEWEST_FIRST = { orderBy: { createdAt: 'desc' } } as const;

const UNPAID: Prisma.OrderWhereInput = {
  paidAt: null,
  canceledAt: null,
  status: { in: [...statesIn('unpaid', 'underWay'), 'payment_failed'] },
};

/** Not ended, or still with an address. */
const UNFINISHED: Prisma.OrderWhereInput[] = [
  { status: { in: statesIn('unpaid', 'underWay') } },
  { status: 'payment_failed', canceledAt: null },
  { status: { in: statesIn('over') }, email: { not: null } },
];

/** Later ones; at the same moment, those with a higher id. */
const begunAfter = ({ createdAt, id }: { createdAt: Date; id: string }): Prisma.OrderWhereInput[] => [
  { createdAt: { gt: createdAt } },
  { createdAt, id: { gt: id } },
];

const NO_MAIL_WAITS = { mails: NONE_TO_BUYER_WAITS };

/** Postgres rejects NUL, and no order has an unusual id. */
const askable = (id: string) => (/^[\w-]{1,100}$/.test(id) ? id : '');

const found = (row: OrderRow | null) => row && toOrder(row);

function newRow({ attribution, ...order }: NewOrder, attempt: Attempt | null) {
  return {
    ...order,
    networks: networksText(order.networks),
    ...toColumns(attribution),
    attemptKeyHash: attempt?.keyHash,
    attemptDigest: attempt?.digest,
  };
}
