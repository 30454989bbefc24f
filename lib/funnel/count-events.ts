import { channelOf } from '@/lib/funnel/rules/channel';
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
 * Adds what a browser tells to today's counters (UTC), by the channel that its visit came by. Nothing of who
 * told it is kept.
 * @param body what was sent, parsed but not trusted
 */
export function countEvents({ counters, inTotal, now }: Ports) {
  return async (body: unknown): Promise<Result<'counted', CountRefusal>> => {
    const beacon = beaconSchema.safeParse(body);
    if (!beacon.success) return err({ reason: 'badCount' });
    const allowed = await inTotal('all');
    if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
    const { events, source } = Array.isArray(beacon.data)
      ? { events: beacon.data, source: null }
      : beacon.data;
    await counters.add(now().toISOString().slice(0, 10), channelOf(source), events);
    return ok('counted');
  };
}
