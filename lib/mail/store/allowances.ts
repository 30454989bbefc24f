import type { Allowance, AllowedMail, Allowances } from '@/lib/mail/rules/allowance';
import { queueMail } from '@/lib/mail/store/outbox';
import type { Database } from '@/lib/platform/database/client';

/** False: none was left. */
async function useAllowance(
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

/**
 * Uses one of each, in the first window with room.
 * @returns when the mail may go; `null`: no window has room
 */
async function useAllowances(
  open: Pick<Database, 'mailAllowance'>,
  all: readonly Allowances[],
  now: Date,
): Promise<Date | null> {
  let moment = now;
  for (const { at, windows } of all) {
    let left = windows;
    while (!(await useAllowance(open, at(moment)))) {
      left -= 1;
      if (left === 0) return null;
      moment = at(moment).endsAt;
    }
  }
  return moment;
}

/**
 * Queues a mail for when its allowances have room.
 * @returns when it may go; `null`: no window has room, and it isn't queued
 */
export async function queueAllowed(
  open: Pick<Database, 'mailAllowance' | 'outboxMail'>,
  { mail, allowances }: AllowedMail,
): Promise<Date | null> {
  const dueAt = await useAllowances(open, allowances, mail.dueAt);
  if (dueAt) await queueMail(open, dueAt > mail.dueAt ? { ...mail, dueAt, leasedUntil: dueAt } : mail);
  return dueAt;
}

export async function forgetAllowances(database: Database, now: Date): Promise<void> {
  await database.mailAllowance.deleteMany({ where: { endsAt: { lte: now } } });
  await database.limitCount.deleteMany({ where: { expire: { lte: now.getTime() } } });
}
