import { beaconSchema } from '@/lib/funnel/rules/events';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { FunnelCounters } from './ports';
import type { Limiter } from '@/lib/kernel/limiter';

type Ports = {
  counters: FunnelCounters;
  inTotal: Limiter;
  now: () => Date;
};

type CountRefusal = { reason: 'badCount' } | { reason: 'tooMany'; seconds: number };

/**
 * Adds what a browser tells to today's counters (UTC). Nothing of who told it is kept.
 * @param body what was sent, parsed but not trusted
 */
export function countEvents({ counters, inTotal, now }: Ports) {
  return async (body: unknown): Promise<Result<'counted', CountRefusal>> => {
    const events = beaconSchema.safeParse(body);
    if (!events.success) return err({ reason: 'badCount' });
    const allowed = await inTotal('all');
    if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
    await counters.add(now().toISOString().slice(0, 10), events.data);
    return ok('counted');
  };
}
