import type { Database } from '@/lib/platform/database/client';

/** How many mails wait to be sent, and how long ago the oldest of those that are due was to be sent, in seconds. */
export async function waitingMails(
  database: Database,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { _count: waiting, _min: oldest } = await database.outboxMail.aggregate({
    where: { status: 'queued' },
    _count: true,
    _min: { dueAt: true },
  });
  const late = oldest.dueAt ? now.getTime() - oldest.dueAt.getTime() : 0;
  return { waiting, oldestSeconds: Math.max(0, Math.round(late / 1000)) };
}
