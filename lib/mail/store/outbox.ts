import type { LeasedMail, NewMail } from '@/lib/mail/rules/outbox';
import type { Outbox } from '@/lib/mail/ports';
import { leaveTraces } from '@/lib/platform/database/clean-up';
import type { Database } from '@/lib/platform/database/client';
import { mayBeTaken } from '@/lib/platform/database/jobs';
import { made } from '@/lib/platform/database/taken';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';

type Writer = Pick<Database, 'outboxMail'>;

/** Queues a mail in the caller's transaction. */
export async function queueMail(writer: Writer, mail: NewMail): Promise<void> {
  await writer.outboxMail.create({
    data: { ...mail, data: mail.data ?? undefined },
    select: { id: true },
  });
}

/** Skips mails whose reason was queued before. */
export async function queueNewMails(writer: Writer, mails: NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const reasons = mails.map(({ reason }) => reason);
  const there = await writer.outboxMail.findMany({
    where: { reason: { in: reasons } },
    select: { reason: true },
  });
  for (const mail of mails.filter(({ reason }) => !there.some((one) => one.reason === reason)))
    await queueMail(writer, mail);
}

/** Whether a mail for such a reason is due after a moment. */
export async function isDueAfter(
  database: Database,
  reason: { startsWith: string; endsWith: string },
  moment: Date,
): Promise<boolean> {
  return (await database.outboxMail.count({ where: { reason, dueAt: { gt: moment } } })) > 0;
}

/** A worker holds a row by a lease; each later step works only for the holder. */
export function outboxStore(database: Database): Outbox {
  const mails = database.outboxMail;
  return {
    async queue(mail) {
      return (await made(queueMail(database, mail))) ? 'queued' : 'already';
    },

    async lease({ owner, now, until, limit }) {
      const due = { status: 'queued', ...mayBeTaken(now) } as const;
      const seen = await mails.findMany({
        where: due,
        orderBy: { dueAt: 'asc' },
        take: limit,
        select: { id: true },
      });
      const taken: LeasedMail[] = [];
      for (const { id } of seen) {
        // No row changes if another worker was faster.
        const { count } = await mails.updateMany({
          where: { id, ...due },
          data: { leasedBy: owner, leasedUntil: until, tries: { increment: 1 } },
        });
        if (count === 1) taken.push(await mails.findUniqueOrThrow({ where: { id }, select: LEASED }));
      }
      return taken;
    },

    isHeld: async (id, owner) => (await mails.count({ where: held(id, owner) })) === 1,

    async renew(ids, owner, until) {
      await mails.updateMany({
        where: { id: { in: ids }, status: 'queued', leasedBy: owner },
        data: { leasedUntil: until },
      });
    },

    async delivered(id, owner, sentAt) {
      const { count } = await mails.updateMany({
        where: held(id, owner),
        data: { status: 'sent', sentAt, recipient: null, data: Prisma.DbNull, lastError: null, ...FREE },
      });
      return count === 1;
    },

    async postpone(id, owner, { dueAt, lastError }) {
      const { count } = await mails.updateMany({
        where: held(id, owner),
        data: { dueAt, lastError, ...FREE },
      });
      return count === 1;
    },

    async markDead(id, owner, { lastError, alert }) {
      return database.$transaction(async (transaction) => {
        const { count } = await transaction.outboxMail.updateMany({
          where: held(id, owner),
          data: { status: 'dead', lastError, ...FREE },
        });
        if (count === 1 && alert) await queueMail(transaction, alert);
        return count === 1;
      });
    },

    async forget(id, owner, now, alert) {
      return database.$transaction(async (transaction) => {
        const { count } = await transaction.outboxMail.deleteMany({ where: held(id, owner) });
        if (count === 1) await leaveTraces(transaction, now);
        if (count === 1 && alert) await queueMail(transaction, alert);
        return count === 1;
      });
    },

    find: (id) => mails.findUnique({ where: { id }, select: ENTRY }),

    ofOrder: (orderId) =>
      mails.findMany({
        where: { orderId },
        orderBy: { createdAt: 'asc' },
        select: { id: true, template: true, status: true, tries: true, sentAt: true, lastError: true },
      }),

    list: (status, limit) =>
      mails.findMany({
        where: { status },
        orderBy: { createdAt: 'desc' },
        take: limit,
        select: ENTRY,
      }),

    async retry(ids, dueAt) {
      const { count } = await mails.updateMany({
        where: { status: 'dead', ...(ids === 'all' ? {} : { id: { in: ids } }) },
        data: { status: 'queued', tries: 0, dueAt, ...FREE },
      });
      return count;
    },

    async forgetDead(before) {
      const { count } = await mails.deleteMany({ where: { status: 'dead', createdAt: { lt: before } } });
      return count;
    },
  };
}

const FREE = { leasedBy: null, leasedUntil: null };

const held = (id: string, owner: string) => ({ id, status: 'queued', leasedBy: owner }) as const;

const LEASED = {
  id: true,
  template: true,
  recipient: true,
  orderId: true,
  assessmentId: true,
  data: true,
  messageId: true,
  tries: true,
} as const;
const ENTRY = {
  ...LEASED,
  ...{ status: true, createdAt: true, dueAt: true, sentAt: true, lastError: true },
} as const;
