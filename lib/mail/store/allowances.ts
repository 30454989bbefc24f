import type { Allowance } from '@/lib/mail/rules/allowance';
import type { Database } from '@/lib/platform/database/client';

/** Uses up one mail of an allowance. False: it had none left. */
export async function useAllowance(
  open: Pick<Database, 'mailAllowance'>,
  { subject, window, endsAt, limit }: Allowance,
): Promise<boolean> {
  const { used } = await open.mailAllowance.upsert({
    where: { subject_window: { subject, window } },
    create: { subject, window, endsAt, used: 1 },
    update: { used: { increment: 1 } },
    select: { used: true },
  });
  return used <= limit;
}

/** Deletes what was counted for times that are over: mails by day and hour, and what limits count. */
export async function forgetAllowances(database: Database, now: Date): Promise<void> {
  await database.mailAllowance.deleteMany({ where: { endsAt: { lte: now } } });
  await database.limitCount.deleteMany({ where: { expire: { lte: now.getTime() } } });
}
