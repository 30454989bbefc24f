import { type Scored, scored } from '@/lib/diagnostic/rules/assessment';
import { IS_LEAD } from '@/lib/diagnostic/rules/lead';
import { fromRow } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';

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
