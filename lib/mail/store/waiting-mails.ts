import type { Database } from '@/lib/platform/database/client';

const WAITS = { status: 'queued' } as const;

/**
 * What was queued before a moment and did not go out: a try of it failed, or it was due before then and was
 * never tried. When it is due next says nothing: each try that fails puts that off.
 */
const waitsSince = (moment: Date) => ({
  ...WAITS,
  OR: [
    { tries: { gt: 0 }, createdAt: { lt: moment } },
    { tries: 0, dueAt: { lt: moment } },
  ],
});

/**
 * How many mails wait to be sent, and how long ago the oldest of those that are due was to be sent, in
 * seconds.
 */
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

/** When the mail was queued that has waited longest, of those that are due; null: none waits. */
export async function oldestWaitingMail(database: Database): Promise<Date | null> {
  const where = waitsSince(new Date());
  const { _min: oldest } = await database.outboxMail.aggregate({ where, _min: { createdAt: true } });
  return oldest.createdAt;
}

/** Whether a mail has not gone out for that long. */
export async function isMailStuck(database: Database, before: Date): Promise<boolean> {
  const stuck = await database.outboxMail.findFirst({
    where: waitsSince(before),
    select: { id: true },
  });
  return stuck !== null;
}
