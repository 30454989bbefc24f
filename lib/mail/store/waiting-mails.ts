import type { Database } from '@/lib/platform/database/client';

/**
 * Queued before a moment and not sent: a try failed, or it was due before then. `dueAt` alone says nothing,
 * because each failed try moves it.
 */
const waitsSince = (moment: Date) => ({
  status: 'queued' as const,
  OR: [
    { tries: { gt: 0 }, createdAt: { lt: moment } },
    { tries: 0, dueAt: { lt: moment } },
  ],
});

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
