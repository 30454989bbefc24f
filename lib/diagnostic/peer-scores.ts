import type { Context } from '@/lib/context';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { IS_LEAD } from './rules/lead';
import { FEWEST_PEERS, type Peers, quartiles } from './rules/quartiles';

/** The newest count: what firms score today, and a read that stays short. */
const MOST = 500;

const counted = oncePerProcess('plumblinePeers', (): { peers: Peers | null } => ({ peers: null }));

/** How firms of 6 to 20 people score, as of the last count; `null`: too few, or not counted yet. */
export const peerScores = (): Peers | null => counted.peers;

/** Counts the newest of each address, in memory: the next start works it out again. */
export async function countPeers({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const rows = await database.assessment.findMany({
    where: { ...IS_LEAD, companySize: '6-20 employees' },
    orderBy: { createdAt: 'desc' },
    select: { email: true, overallScore: true },
    take: MOST,
  });
  // Of two with one address the last stays in a map: the newest.
  const newest = new Map(rows.toReversed().map((row) => [row.email.toLowerCase(), row.overallScore]));
  const scores = [...newest.values()];
  counted.peers = scores.length < FEWEST_PEERS ? null : { ...quartiles(scores), n: scores.length, at: now() };
}
