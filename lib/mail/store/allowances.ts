import type { Database } from '@/lib/platform/database/client';

/** Deletes what was counted for times that are over: mails by day and hour, and what limits count. */
export async function forgetAllowances(database: Database, now: Date): Promise<void> {
  await database.mailAllowance.deleteMany({ where: { endsAt: { lte: now } } });
  await database.limitCount.deleteMany({ where: { expire: { lte: now.getTime() } } });
}
