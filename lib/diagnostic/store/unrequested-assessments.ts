import type { UnrequestedAssessments } from '@/lib/diagnostic/ports';
import { scored } from '@/lib/diagnostic/rules/assessment';
import { IS_LEAD } from '@/lib/diagnostic/rules/lead';
import { fromRow } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';

/** Diagnostics without a report request, also for what they correct. */
export function unrequestedAssessmentStore(database: Database): UnrequestedAssessments {
  const unrequested = (from: Date, to: Date) => ({
    ...IS_LEAD,
    createdAt: { gte: from, lt: to },
    reportRequest: null,
    corrects: { none: { reportRequest: { isNot: null } } },
  });
  return {
    count: (from, to) => database.assessment.count({ where: unrequested(from, to) }),

    async list(from, to, limit) {
      const rows = await database.assessment.findMany({
        where: unrequested(from, to),
        orderBy: { createdAt: 'asc' },
        take: limit,
      });
      return rows.map((row) => scored(fromRow(row)));
    },
  };
}
