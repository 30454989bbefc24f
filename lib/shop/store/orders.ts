import type { NewOrder, Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { Attribution } from '@/lib/kernel/attribution';
import type { FullNetwork } from '@/lib/shop/limit-payments';
import type { ByReach } from '@/lib/kernel/networks';
import { statesIn } from '@/lib/shop/rules/order-state';
import type { Attempt } from '@/lib/kernel/attempt';
import { toColumns } from '@/lib/kernel/attribution';
import { NONE_TO_BUYER_WAITS } from '@/lib/mail/store/mails-of-orders';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { networksText, networkText, NOBODY, type OrderRow, RECORDS, toOrder } from './order-row';
import { made } from '@/lib/platform/database/taken';

export type SeenAttempt = { outcome: 'seen'; order: Order; digest: string };

export function orderStore(database: Database) {
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
    /**
     * Stores once per attempt: 'opened', or 'seen' with what its first call stored; 'gone' when that was
     * discarded or freed in the same moment: ask again.
     */
    async open(
      order: NewOrder,
      attempt: Attempt | null,
    ): Promise<{ outcome: 'opened' | 'gone' } | SeenAttempt> {
      const create = orders.create({ data: newRow(order, attempt), select: { id: true } });
      if (!attempt) await create;
      else if (!(await made(create))) return (await findAttempt(attempt.keyHash)) ?? { outcome: 'gone' };
      return { outcome: 'opened' };
    },

    /** Counts a key that is used up, unless another call has counted the same one. */
    async countTry({ id, stripeTry }: Pick<Order, 'id' | 'stripeTry'>): Promise<void> {
      await orders.updateMany({ where: { id, stripeTry }, data: { stripeTry: stripeTry + 1 } });
    },

    /**
     * Notes Stripe's answer on an order that had none.
     * @returns whether the order has it now, or has had it before
     */
    async attachIntent(
      id: string,
      { paymentIntentId, clientSecretHash }: { paymentIntentId: string; clientSecretHash: string },
    ): Promise<boolean> {
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

    /** The same for a page of Stripe's, which leads back by the key that is hashed here. @returns as above */
    async attachSession(
      id: string,
      {
        sessionId: checkoutSessionId,
        keyHash: tokenHash,
        recheckAt,
      }: { sessionId: string; keyHash: string; recheckAt: Date },
    ): Promise<boolean> {
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

    /** Deletes an order that neither is noted on; any other stays. */
    async discard(id: string): Promise<void> {
      await orders.deleteMany({ where: { id, paymentIntentId: null, checkoutSessionId: null } });
    },

    find: (id: string): Promise<Order | null> => findBy({ id: askable(id) }),
    findByNumber: (number: string): Promise<Order | null> => findBy({ number: askable(number) }),
    findByPaymentIntent: (id: string): Promise<Order | null> => findBy({ paymentIntentId: askable(id) }),
    /** The order that a payment event names: by its metadata, or else by its intent. */
    findNamed: ({
      orderId,
      paymentIntentId,
    }: Pick<PaymentEvent, 'orderId' | 'paymentIntentId'>): Promise<Order | null> =>
      orderId === null
        ? findBy({ paymentIntentId: askable(paymentIntentId ?? '') })
        : findBy({ id: askable(orderId) }),
    findBySecret: (clientSecretHash: string): Promise<Order | null> => findBy({ clientSecretHash }),

    /** How many other paid orders were bought upon the same one. */
    otherUpgrades: ({ id, upgradeOf }: Pick<Order, 'id' | 'upgradeOf'>): Promise<number> =>
      orders.count({ where: { upgradeOf, id: { not: id }, paidAt: { not: null } } }),

    /**
     * Before it is paid only: afterwards an address is no longer the browser's to change. And only at the
     * price the buyer was shown. Otherwise the order is answered, or null for a secret that is none of ours.
     */
    async recordContact(
      clientSecretHash: string,
      {
        priceCents,
        attribution,
        ...contact
      }: { email: string; priceCents: number; recheckAt: Date; attribution?: Attribution | null },
    ): Promise<'recorded' | Order | null> {
      const { count } = await orders.updateMany({
        where: { clientSecretHash, priceCents, ...UNPAID },
        data: { ...contact, ...(attribution && toColumns(attribution)) },
      });
      return count === 1 ? 'recorded' : findBy({ clientSecretHash });
    },

    /**
     * Orders that were begun before then, have not been paid and may still hold personal data; oldest first,
     * from after one on.
     */
    unpaidBefore(
      moment: Date,
      { after, limit }: { after: Pick<Order, 'id' | 'createdAt'> | null; limit: number },
    ): Promise<Order[]> {
      const unpaid = { createdAt: { lt: moment }, paidAt: null, ...NO_MAIL_WAITS, OR: UNFINISHED };
      return findAll({
        where: after ? { ...unpaid, AND: { OR: begunAfter(after) } } : unpaid,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: limit,
      });
    },

    /** Lets the key of an order that has ended be used for another one. */
    async freeAttempt(id: string): Promise<void> {
      await orders.updateMany({ where: { id }, data: { attemptKeyHash: null, attemptDigest: null } });
    },

    /**
     * Ends an order that was not paid, and empties it of personal data. False: it has been paid meanwhile, or
     * mail to its buyer waits.
     */
    async end(id: string, canceledAt: Date): Promise<boolean> {
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

    /** Orders that were not paid and that it is time to ask about; those that waited longest come first. */
    toRecheck: (now: Date, limit: number): Promise<Order[]> =>
      findAll({ where: { recheckAt: { lte: now }, ...UNPAID }, orderBy: { recheckAt: 'asc' }, take: limit }),

    async recheckAgainAt(id: string, recheckAt: Date): Promise<void> {
      await orders.updateMany({ where: { id }, data: { recheckAt } });
    },

    /**
     * Orders that were begun from a network and can still be paid; the latest first. Uses an index of unpaid
     * orders, which end after a day.
     */
    openFrom: ({ reach, hash }: FullNetwork, limit: number): Promise<Order[]> =>
      findAll({
        where: { status: 'awaiting_payment', networks: { contains: networkText([reach, hash]) } },
        ...NEWEST_FIRST,
        take: limit,
      }),

    /** The same of one near network, which has just these around it; without so many of the latest. */
    async openBeyond(kept: number, networks: ByReach<string>, limit: number): Promise<Order[]> {
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
