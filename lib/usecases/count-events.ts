import { beaconSchema } from '@/lib/domain/funnel/events';
import { err, ok, type Result } from '@/lib/domain/result';
import type { FunnelCounters, Limiter } from './ports';

type Ports = {
  counters: FunnelCounters;
  limits: { perNetwork: Limiter; inTotal: Limiter };
  now: () => Date;
};

export type CountRefusal = { reason: 'badCount' } | { reason: 'tooMany'; seconds: number };

/**
 * Adds what a browser tells to today's counters (UTC). Nothing of who told it is kept.
 * @param body what was sent, parsed but not trusted
 * @param network whose call it is, for the limit only; null when nobody can be told apart
 */
export function countEvents({ counters, limits, now }: Ports) {
  return async (body: unknown, network: string | null): Promise<Result<'counted', CountRefusal>> => {
    const events = beaconSchema.safeParse(body);
    if (!events.success) return err({ reason: 'badCount' });
    const answers = [await limits.inTotal('all'), ...(network ? [await limits.perNetwork(network)] : [])];
    for (const answer of answers)
      if (!answer.allowed) return err({ reason: 'tooMany', seconds: answer.seconds });
    await counters.add(now().toISOString().slice(0, 10), events.data);
    return ok('counted');
  };
}
