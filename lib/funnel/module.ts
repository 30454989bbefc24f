import type { Limiter } from '@/lib/kernel/limiter';
import type { Database } from '@/lib/platform/database/client';
import { countEvents } from './count-events';
import { setChannelCost } from './set-channel-cost';
import { funnelCounters } from './store/funnel';

type World = {
  database: Database;
  /** How much is counted at all. */
  limits: { count: Limiter };
  now: () => Date;
};

/** The counters without visitors, put together. */
export function createFunnel({ database, limits, now }: World) {
  const counters = funnelCounters(database);
  return {
    counters,
    countEvents: countEvents({ counters, inTotal: limits.count, now }),
    setChannelCost: setChannelCost({ counters }),
  };
}
