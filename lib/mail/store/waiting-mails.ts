import type { Database } from '@/lib/platform/database/client';

const WAITS = { status: 'queued' } as const;

/**
 * Queued before a moment and not sent: a try failed, or it was due before then. `dueAt` alone says nothing,
 * because each failed try moves it.
 */
const waitsSince = (moment: Date) => ({
  ...WAITS,
  OR: [
    { tries: { gt: 0 }, createdAt: { lt: moment } },
    { tries: 0, dueAt: { lt: moment } },
  ],
});

/** The number of waiting mails, and the age of the oldest due one, in seconds. */
export async function waitingMails(
  database: Database,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { _count: waiting, _min: oldest } = await database.outboxMail.aggregate({
    where: WAITS,
    _count: true,
    _min: { dueAt: true },
  });
  const late = oldest.dueAt ? now.getTime() - oldest.dueAt.getTime() : 0;
  return { waiting, oldestSeconds: Math.max(0, Math.round(late / 1000)) };
}

/** `null`: none waits. */
export async function oldestWaitingMail(database: Database): Promise<Date | null> {
  const where = waitsSince(new Date());
  const { _min: oldest } = await database.outboxMail.aggregate({ where, _min: { createdAt: true } });
  return oldest.createdAt;
}

export async function isMailStuck(database: Database, before: Date): Promise<boolean> {
  const stuck = await database.outboxMail.findFirst({
    where: waitsSince(before),
    select: { id: true },
  });
  return stuck !== null;
}
