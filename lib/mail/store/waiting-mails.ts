import type { Database } from '@/lib/platform/database/client';

const WAITS = { status: 'queued' } as const;

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

/** When the mail was queued that has waited longest; null: none waits. */
export async function oldestWaitingMail(database: Database): Promise<Date | null> {
  const { _min: oldest } = await database.outboxMail.aggregate({ where: WAITS, _min: { createdAt: true } });
  return oldest.createdAt;
}

/**
 * Whether a mail has not gone out for that long: it was queued before then and a try of it failed, or was due
 * before then and was never tried. When it is due next says nothing: each try that fails puts that off.
 */
export async function isMailStuck(database: Database, before: Date): Promise<boolean> {
  const stuck = await database.outboxMail.findFirst({
    where: {
      ...WAITS,
      OR: [
        { tries: { gt: 0 }, createdAt: { lt: before } },
        { tries: 0, dueAt: { lt: before } },
      ],
    },
    select: { id: true },
  });
  return stuck !== null;
}
