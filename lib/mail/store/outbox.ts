import type { LeasedMail, MailStatus, NewMail, Message } from '@/lib/mail/rules/outbox';
import type { Database } from '@/lib/platform/database/client';
import { mayBeTaken } from '@/lib/platform/database/jobs';
import { made } from '@/lib/platform/database/taken';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { randomId } from '@/lib/platform/random/tokens';

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

/** 'already': one for the same reason was queued before. */
export const queueOnce = async (database: Writer, mail: NewMail): Promise<'queued' | 'already'> =>
  (await made(queueMail(database, mail))) ? 'queued' : 'already';

// A worker holds a row by a lease; each later step works only for the holder.

/** Takes up to `limit` mails that are due and free, for `owner` until `until`. Counts a try for each. */
export async function leaseMails(
  { outboxMail }: Database,
  { owner, now, until, limit }: { owner: string; now: Date; until: Date; limit: number },
): Promise<LeasedMail[]> {
  const due = { status: 'queued', ...mayBeTaken(now) } as const;
  const seen = await outboxMail.findMany({
    where: due,
    orderBy: { dueAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  const taken: LeasedMail[] = [];
  for (const { id } of seen) {
    // No row changes if another worker was faster.
    const { count } = await outboxMail.updateMany({
      where: { id, ...due },
      data: { leasedBy: owner, leasedUntil: until, tries: { increment: 1 } },
    });
    if (count === 1) taken.push(await outboxMail.findUniqueOrThrow({ where: { id }, select: LEASED }));
  }
  return taken;
}

/** Whether the mail is still there and this worker's: it may have been deleted since it was taken. */
export const isHeld = async ({ outboxMail }: Database, id: string, owner: string): Promise<boolean> =>
  (await outboxMail.count({ where: held(id, owner) })) === 1;

/** Keeps what this worker still has for longer. What it has lost meanwhile stays with whoever has it now. */
export async function renewLeases({ outboxMail }: Database, ids: string[], owner: string, until: Date) {
  await outboxMail.updateMany({
    where: { id: { in: ids }, status: 'queued', leasedBy: owner },
    data: { leasedUntil: until },
  });
}

type Outcome = { sentAt: Date } | { dueAt: Date; lastError: string } | { status: 'dead'; lastError: string };

const SENT = { status: 'sent', recipient: null, data: Prisma.DbNull, lastError: null } as const;

/** Stores what a try came to, and queues an alert. @returns false: another worker has the mail by now */
export function endTry(
  database: Database,
  id: string,
  owner: string,
  outcome: Outcome,
  alert: NewMail | null = null,
): Promise<boolean> {
  const where = held(id, owner);
  return database.$transaction(async (open) => {
    const data = { ...('sentAt' in outcome && SENT), ...outcome, ...FREE };
    const { count } = await open.outboxMail.updateMany({ where, data });
    if (count === 1 && alert) await queueMail(open, alert);
    return count === 1;
  });
}

export const findMail = ({ outboxMail }: Database, id: string) =>
  outboxMail.findUnique({ where: { id }, select: ENTRY });

/** What was queued about an order, oldest first. */
export const mailsOfOrder = ({ outboxMail }: Database, orderId: string) =>
  outboxMail.findMany({
    where: { orderId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, template: true, status: true, tries: true, sentAt: true, lastError: true },
  });

const LISTED = 200;

/** Mails that were given up, then those that wait; the newest of each. */
export async function unsentMails({ outboxMail }: Database) {
  const find = (status: MailStatus) =>
    outboxMail.findMany({ where: { status }, orderBy: { createdAt: 'desc' }, take: LISTED, select: ENTRY });
  return [...(await find('dead')), ...(await find('queued'))];
}

/** Queues dead mails again and returns how many. */
export async function retryMails({ outboxMail }: Database, ids: string[] | 'all', dueAt: Date) {
  const { count } = await outboxMail.updateMany({
    where: { status: 'dead', ...(ids === 'all' ? {} : { id: { in: ids } }) },
    data: { status: 'queued', tries: 0, dueAt, ...FREE },
  });
  return count;
}

/** Forgets dead letters that were queued before then, with their addresses. */
export async function forgetDead({ outboxMail }: Database, before: Date) {
  await outboxMail.deleteMany({ where: { status: 'dead', createdAt: { lt: before } } });
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
  status: true,
  createdAt: true,
  dueAt: true,
  sentAt: true,
  lastError: true,
} as const;

/** A try failed, or it was due before then. `dueAt` alone says nothing: each failed try moves it. */
const waitsSince = (moment: Date) => ({
  status: 'queued' as const,
  OR: [
    { tries: { gt: 0 }, createdAt: { lt: moment } },
    { tries: 0, dueAt: { lt: moment } },
  ],
});

export async function isMailStuck(database: Database, before: Date): Promise<boolean> {
  const stuck = await database.outboxMail.findFirst({
    where: waitsSince(before),
    select: { id: true },
  });
  return stuck !== null;
}

export function newMail(
  { now }: { now: () => Date },
  message: Message & Partial<Pick<NewMail, 'orderId' | 'assessmentId'>>,
): NewMail {
  const id = randomId();
  return { orderId: null, ...message, id, messageId: id, dueAt: now() };
}
