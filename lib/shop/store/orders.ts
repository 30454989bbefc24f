import type { NewOrder, Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { type Attribution, toColumns } from '@/lib/kernel/attribution';
import type { FullNetwork } from '@/lib/shop/limit-payments';
import type { ByReach } from '@/lib/kernel/limits';
import { statesIn } from '@/lib/shop/rules/order-state';
import type { Attempt } from '@/lib/kernel/attempt';
import { NONE_TO_BUYER_WAITS } from '@/lib/mail/store/mails-about';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { networksText, networkText, NOBODY, RECORDS, toOrder } from './order-row';
import { made } from '@/lib/platform/database/taken';

export type SeenAttempt = { outcome: 'seen'; order: Order; digest: string };

/**
 * Stores once per attempt: 'opened', or 'seen' with what its first call stored; 'gone' when that was
 * discarded or freed in the same moment: ask again.
 */
export async function storeOrder(
  { order: orders }: Database,
  order: NewOrder,
  attempt: Attempt | null,
): Promise<{ outcome: 'opened' | 'gone' } | SeenAttempt> {
  const create = orders.create({ data: newRow(order, attempt), select: { id: true } });
  if (!attempt) await create;
  else if (!(await made(create))) {
    const row = await orders.findUnique({ where: { attemptKeyHash: attempt.keyHash }, include: RECORDS });
    if (!row) return { outcome: 'gone' };
    return { outcome: 'seen', order: toOrder(row), digest: row.attemptDigest ?? '' };
  }
  return { outcome: 'opened' };
}

/** Counts a key that is used up, unless another call has counted the same one. */
export async function countTry(
  database: Database,
  { id, stripeTry }: Pick<Order, 'id' | 'stripeTry'>,
): Promise<void> {
  await database.order.updateMany({ where: { id, stripeTry }, data: { stripeTry: stripeTry + 1 } });
}

/**
 * Notes Stripe's answer on an order that had none.
 * @returns whether the order has it now, or has had it before
 */
export async function attachIntent(
  { order: orders }: Database,
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
}

/** The same for a page of Stripe's, which leads back by the key that is hashed here. @returns as above */
export async function attachSession(
  database: Database,
  id: string,
  session: { checkoutSessionId: string; keyHash: string; recheckAt: Date },
): Promise<boolean> {
  const { checkoutSessionId, keyHash: tokenHash, recheckAt } = session;
  return database.$transaction(async (open) => {
    const { count } = await open.order.updateMany({
      where: { id, checkoutSessionId: null, paymentIntentId: null, status: 'awaiting_payment' },
      data: { checkoutSessionId, recheckAt },
    });
    if (count === 1) await open.orderAccess.create({ data: { orderId: id, tokenHash } });
    const row = await open.order.findUnique({ where: { id }, select: { checkoutSessionId: true } });
    return row?.checkoutSessionId === checkoutSessionId;
  });
}

/** Deletes an order that neither is noted on; any other stays. */
export async function discardOrder(database: Database, id: string): Promise<void> {
  await database.order.deleteMany({ where: { id, paymentIntentId: null, checkoutSessionId: null } });
}

/** @param by ids that anybody may have made up; a secret is a hash of ours */
export async function findOrder(
  database: Database,
  by: { id: string } | { number: string } | { paymentIntentId: string } | { clientSecretHash: string },
): Promise<Order | null> {
  if (!Object.values(by).every(isAskable)) return null;
  const row = await database.order.findUnique({ where: by, include: RECORDS });
  return row && toOrder(row);
}

/** The order that a payment event names: by its metadata, or else by its intent. */
export const findNamedOrder = (
  database: Database,
  { orderId, paymentIntentId }: Pick<PaymentEvent, 'orderId' | 'paymentIntentId'>,
): Promise<Order | null> =>
  findOrder(database, orderId === null ? { paymentIntentId: paymentIntentId ?? '' } : { id: orderId });

/** How many other paid orders were bought upon the same one. */
export const countOtherUpgrades = (
  database: Database,
  { id, upgradeOf }: Pick<Order, 'id' | 'upgradeOf'>,
): Promise<number> => database.order.count({ where: { upgradeOf, id: { not: id }, paidAt: { not: null } } });

type Contact = { email: string; priceCents: number; recheckAt: Date; attribution?: Attribution | null };

/**
 * Before it is paid only: afterwards an address is no longer the browser's to change. And only at the price
 * the buyer was shown. Otherwise the order is answered, or null for a secret that is none of ours.
 */
export async function storeContact(
  database: Database,
  clientSecretHash: string,
  { priceCents, attribution, ...contact }: Contact,
): Promise<'recorded' | Order | null> {
  const { count } = await database.order.updateMany({
    where: { clientSecretHash, priceCents, ...UNPAID },
    data: { ...contact, ...(attribution && toColumns(attribution)) },
  });
  return count === 1 ? 'recorded' : findOrder(database, { clientSecretHash });
}

/**
 * Orders that were begun before then, have not been paid and may still hold personal data; oldest first, from
 * after one on.
 */
export function unpaidBefore(
  database: Database,
  moment: Date,
  { after, limit }: { after: Pick<Order, 'id' | 'createdAt'> | null; limit: number },
): Promise<Order[]> {
  const unpaid = { createdAt: { lt: moment }, paidAt: null, ...NO_MAIL_WAITS, OR: UNFINISHED };
  return findAll(database, {
    where: after ? { ...unpaid, AND: { OR: begunAfter(after) } } : unpaid,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
  });
}

/** Lets the key of an order that has ended be used for another one. */
export async function freeAttempt(database: Database, id: string): Promise<void> {
  await database.order.updateMany({ where: { id }, data: { attemptKeyHash: null, attemptDigest: null } });
}

/**
 * Ends an order that was not paid, and empties it of personal data. False: it has been paid meanwhile, or
 * mail to its buyer waits.
 */
export async function cancelOrder(
  { order: orders }: Database,
  id: string,
  canceledAt: Date,
): Promise<boolean> {
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
}

/** Orders that were not paid and that it is time to ask about; those that waited longest come first. */
export const ordersToRecheck = (database: Database, now: Date, limit: number): Promise<Order[]> =>
  findAll(database, {
    where: { recheckAt: { lte: now }, ...UNPAID },
    orderBy: { recheckAt: 'asc' },
    take: limit,
  });

export async function recheckAgainAt(database: Database, id: string, recheckAt: Date): Promise<void> {
  await database.order.updateMany({ where: { id }, data: { recheckAt } });
}

/**
 * Orders that were begun from a network and can still be paid; the latest first. Uses an index of unpaid
 * orders, which end after a day.
 */
export const openFrom = (database: Database, { reach, hash }: FullNetwork, limit: number): Promise<Order[]> =>
  findAll(database, {
    where: { status: 'awaiting_payment', networks: { contains: networkText([reach, hash]) } },
    ...NEWEST_FIRST,
    take: limit,
  });

/** The same of one near network, which has just these around it; without so many of the latest. */
export async function openBeyond(
  database: Database,
  kept: number,
  networks: ByReach<string>,
  limit: number,
): Promise<Order[]> {
  const where = { status: 'awaiting_payment', networks: networksText(networks) } as const;
  const page = { where, ...NEWEST_FIRST, skip: kept, take: limit };
  // Asked with each purchase, and hardly ever found: read the records only then.
  const ids = (await database.order.findMany({ ...page, select: { id: true } })).map(({ id }) => id);
  if (ids.length === 0) return [];
  return findAll(database, { where: { id: { in: ids } }, ...NEWEST_FIRST, take: limit });
}

type Which = Required<Pick<Prisma.OrderFindManyArgs, 'where' | 'orderBy' | 'take'>>;
const findAll = async ({ order: orders }: Database, { take, ...which }: Which) =>
  (await orders.findMany({ ...which, take, include: RECORDS })).map(toOrder);

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
const isAskable = (id: string) => /^[\w-]{1,100}$/.test(id);

function newRow({ attribution, ...order }: NewOrder, attempt: Attempt | null) {
  return {
    ...order,
    networks: networksText(order.networks),
    ...toColumns(attribution),
    attemptKeyHash: attempt?.keyHash,
    attemptDigest: attempt?.digest,
  };
}
