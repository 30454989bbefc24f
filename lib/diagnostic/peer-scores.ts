import type { Database } from '@/lib/platform/database/client';
import { IS_LEAD } from './rules/lead';
import { FEWEST_PEERS, type Peers, quartiles } from './rules/quartiles';

/** The newest count: what firms score today, and a read that stays short. */
const MOST = 1000;

/**
 * How firms of 6 to 20 people score, the newest of each address. A deleted or corrected diagnostic doesn’t
 * count. It is kept in memory: the next start works it out again.
 */
export function peerScores(database: Database, now: () => Date) {
  let known: Peers | null = null;
  return {
    /** As of the last count; `null`: too few, or not counted yet. */
    known: () => known,
    async count(): Promise<void> {
      const rows = await database.assessment.findMany({
        where: { ...IS_LEAD, companySize: '6-20 employees' },
        orderBy: { createdAt: 'desc' },
        select: { email: true, overallScore: true },
        take: MOST,
      });
      // Of two with one address the last stays in a map: the newest.
      const newest = new Map(rows.toReversed().map((row) => [row.email.toLowerCase(), row.overallScore]));
      const scores = [...newest.values()];
      known = scores.length < FEWEST_PEERS ? null : { ...quartiles(scores), n: scores.length, at: now() };
    },
  };
}
