import type { QuietResults } from '@/lib/diagnostic/ports';
import { scored } from '@/lib/diagnostic/rules/assessment';
import { fromRow } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';

/** Finished diagnostics whose report nobody has asked for. */
export function quietResultStore(database: Database): QuietResults {
  const quiet = (from: Date, to: Date) => ({ createdAt: { gte: from, lt: to }, reportRequest: null });
  return {
    count: (from, to) => database.assessment.count({ where: quiet(from, to) }),

    async list(from, to, limit) {
      const rows = await database.assessment.findMany({
        where: quiet(from, to),
        orderBy: { createdAt: 'asc' },
        take: limit,
      });
      return rows.map((row) => scored(fromRow(row)));
    },
  };
}
