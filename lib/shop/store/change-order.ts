import type { Charges } from '@/lib/shop/rules/order-mails';
import type { Order } from '@/lib/shop/rules/order';
import type { NewMail } from '@/lib/mail/rules/outbox';
import { type Database, hasManyWriters, type OpenTransaction } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { isMissingRow } from '@/lib/platform/database/taken';
import { eventIsDone } from './webhook-events';
import { idsOfAddress, progressOf, RECORDS, toOrder } from './order-row';
import { queueNewMails } from '@/lib/mail/store/outbox';

/**
 * The order as it is to be, and what is to be told; a mail for a reason that is there already is left out.
 */
type OrderChange = { order: Order; mails: NewMail[] };

type Decide = (order: Order, queries: OrderQueries) => Promise<OrderChange>;

/**
 * In one transaction: notes that the recorded event is done, unless it was ('seen'), and changes order and
 * outbox as `decide` says. Nothing of it happens for an order that is not there ('unknown'). It begins with a
 * write to the order, which locks the row (Postgres) or file (SQLite), so that what is read next stays true.
 */
export async function changeOrder(
  database: Database,
  orderId: string,
  eventId: string | null,
  now: Date,
  decide: Decide,
): Promise<'changed' | 'seen' | 'unknown'> {
  try {
    return await database.$transaction(async (open) => {
      const before = await held(open, orderId);
      if (eventId && !(await eventIsDone(open, eventId, orderId, now))) return 'seen';
      await change(open, before, (order) => decide(order, queriesIn(open, hasManyWriters(database))));
      return 'changed';
    });
  } catch (error) {
    if (isMissingRow(error)) return 'unknown';
    throw error;
  }
}

async function held(open: OpenTransaction, orderId: string): Promise<Order> {
  const nothing = { failedCharges: { increment: 0 } };
  const row = await open.order.update({ where: { id: orderId }, data: nothing });
  // In turn: a transaction has one connection.
  const where = { orderId };
  const payments = await open.payment.findMany({ where, orderBy: RECORDS.payments.orderBy });
  const refunds = await open.refund.findMany({ where, orderBy: RECORDS.refunds.orderBy });
  const disputes = await open.dispute.findMany({ where, orderBy: RECORDS.disputes.orderBy });
  return toOrder({ ...row, payments, refunds, disputes });
}

async function change(open: OpenTransaction, before: Order, decide: (order: Order) => Promise<OrderChange>) {
  const orderId = before.id;
  const { order, mails } = await decide(before);
  const { count } = await open.order.updateMany({
    where: { id: orderId, status: before.status, failedCharges: before.failedCharges },
    data: progressOf(order),
  });
  if (count !== 1) throw new Error(`Order ${orderId} changed while it was being changed.`);
  await writeRecords(open, before, order);
  await queueNewMails(open, mails);
}

export type OrderQueries = ReturnType<typeof queriesIn>;

function queriesIn(open: OpenTransaction, areMany: boolean) {
  return {
    /** Orders that this address paid for in that time, by Stripe's clock. */
    async paidBy(
      address: string,
      { from, to }: { from: Date; to: Date },
    ): Promise<Pick<Order, 'id' | 'number' | 'tools'>[]> {
      // If two orders of one address are paid at once, the second waits and sees the first. SQLite has locked
      // the whole file.
      if (areMany)
        await open.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(lower(${address}), 0))`;
      const rows = await inParts(await idsOfAddress(open, address), (part) =>
        open.order.findMany({
          where: { paidAt: { gte: from, lte: to }, id: { in: part } },
          select: { id: true, number: true, tools: true, paidAt: true },
        }),
      );
      rows.sort((one, other) => one.paidAt!.getTime() - other.paidAt!.getTime());
      return rows.map((row) => ({ ...row, tools: row.tools as string[] }));
    },
    /** Charges that were told since then, this one among them. */
    async charges(since: Date): Promise<Charges> {
      const told = (type: string) => open.webhookEvent.count({ where: { type, receivedAt: { gte: since } } });
      return {
        failed: await told('payment_intent.payment_failed'),
        succeeded: await told('payment_intent.succeeded'),
      };
    },
  };
}

type Open = Pick<Database, 'payment' | 'refund' | 'dispute'>;

/** Writes new and changed records, and deletes replaced ones. */
async function writeRecords(open: Open, before: Order, after: Order): Promise<void> {
  const orderId = after.id;
  const payments = changes(before.payments, after.payments);
  await open.payment.deleteMany({ where: { orderId, id: { in: payments.gone } } });
  for (const one of payments.news)
    await open.payment.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
  for (const one of changes(before.refunds, after.refunds).news)
    await open.refund.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
  for (const one of changes(before.disputes, after.disputes).news)
    await open.dispute.upsert({ where: { id: one.id }, create: { ...one, orderId }, update: one });
}

/** An unchanged record is the same object. */
function changes<R extends { id: string }>(before: R[], after: R[]): { news: R[]; gone: string[] } {
  const ids = new Set(after.map(({ id }) => id));
  return {
    news: after.filter((one) => !before.includes(one)),
    gone: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}
