import type { Context } from '@/lib/context';
import { queueOnce, newMail } from '@/lib/mail/store/outbox';
import { daysBefore, spanOf } from '@/lib/diagnostic/rules/lead-mail';
import { type Scored, scored } from '@/lib/diagnostic/rules/assessment';
import { IS_LEAD } from '@/lib/diagnostic/rules/lead';
import { fromRow } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';

/** After a downtime, mails for so many days are made up. */
const DAYS = 3;

/** Queues one mail for each recent day with diagnostics without a request (rule 25); never one twice. */
export async function queueDigests({ database }: Pick<Context, 'database'>, now: Date): Promise<number> {
  let queued = 0;
  for (const day of daysBefore(now, DAYS)) {
    const { from, to } = spanOf(day);
    if ((await countUnrequested(database, from, to)) === 0) continue;
    const reason = `owner-digest:${day}`;
    const said = { template: 'owner-digest', reason, recipient: null, data: { day } } as const;
    if ((await queueOnce(database, newMail({ now: () => now }, said))) === 'queued') queued += 1;
  }
  return queued;
}

/** Diagnostics without a report request, also for what they correct. */
const unrequested = (from: Date, to: Date) => ({
  ...IS_LEAD,
  createdAt: { gte: from, lt: to },
  reportRequest: null,
  corrects: { none: { reportRequest: { isNot: null } } },
});

export const countUnrequested = (database: Database, from: Date, to: Date): Promise<number> =>
  database.assessment.count({ where: unrequested(from, to) });

export async function listUnrequested(
  database: Database,
  from: Date,
  to: Date,
  limit: number,
): Promise<Scored[]> {
  const rows = await database.assessment.findMany({
    where: unrequested(from, to),
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return rows.map((row) => scored(fromRow(row)));
}
