import { noticeSchema } from '@/lib/shop/rules/payment-event';
import type { EventStore, RecordedEvent } from '@/lib/shop/ports/webhook-events';
import type { Database } from '@/lib/platform/database/client';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { queueMail } from '@/lib/mail/store/outbox';
import { made } from '@/lib/platform/database/taken';

/** Events of Stripe's, from their coming in until they are done: then only that they were there is kept. */
export function eventStore(database: Database): EventStore {
  const events = database.paymentEvent;
  return {
    async record({ notice, ...event }) {
      // Through the schema, which takes only what is kept.
      const kept = JSON.parse(JSON.stringify(noticeSchema.parse(notice))) as Prisma.InputJsonValue;
      const data = { ...event, notice: kept, dueAt: event.receivedAt };
      return (await made(events.create({ data, select: { id: true } }))) ? 'recorded' : 'seen';
    },

    async isKnown(id) {
      const event = await events.findUnique({ where: { id }, select: { outcome: true } });
      return event !== null && !UNDONE.includes(event.outcome ?? '');
    },

    async lease({ now, until, limit }) {
      const due: Prisma.PaymentEventWhereInput = {
        handledAt: null,
        dueAt: { lte: now },
        OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }],
      };
      const seen = await events.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: limit });
      const taken: RecordedEvent[] = [];
      for (const { id, type, notice, tries } of seen) {
        // Whoever comes second changes no row.
        const { count } = await events.updateMany({
          where: { id, ...due },
          data: { leasedUntil: until, tries: { increment: 1 } },
        });
        if (count === 1) taken.push({ id, type, notice: read(notice), tries: tries + 1 });
      }
      return taken;
    },

    async close(id, outcome, now) {
      const open = { id, OR: [{ handledAt: null }, { outcome: { in: UNDONE } }] };
      await events.updateMany({ where: open, data: { ...done(now), outcome } });
    },

    async postpone(id, dueAt) {
      await events.updateMany({ where: { id, handledAt: null }, data: { dueAt, leasedUntil: null } });
    },

    async giveUp(id, outcome, now, mail) {
      await database.$transaction(async (open) => {
        const { count } = await open.paymentEvent.updateMany({
          where: { id, handledAt: null },
          data: { ...done(now), outcome, orderId: mail.orderId },
        });
        if (count === 1) await queueMail(open, mail);
      });
    },
  };
}

/** Closed, and nothing came of it: reconciling may still do what it asks for. */
const UNDONE = ['given up', 'unreadable'];

/** Notes that an event is done, in the transaction that does it. False: it was done before. */
export async function eventIsDone(
  open: Pick<Database, 'paymentEvent'>,
  id: string,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { count } = await open.paymentEvent.updateMany({
    where: { id, handledAt: null },
    data: { ...done(now), orderId, outcome: 'changed' },
  });
  return count === 1;
}

const done = (now: Date) => ({ handledAt: now, notice: Prisma.DbNull, leasedUntil: null });

/** Null: there is none, or another version of the site has written it. */
const read = (notice: unknown) => noticeSchema.safeParse(notice).data ?? null;
