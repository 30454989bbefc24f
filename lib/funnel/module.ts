import type { Content } from '@/lib/content/content';
import type { Limiter } from '@/lib/kernel/limiter';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Database } from '@/lib/platform/database/client';
import { randomId } from '@/lib/platform/random/random-id';
import { countEvents } from './count-events';
import type { Others } from './ports';
import { queueWeekly } from './queue-weekly';
import { setChannelCost } from './set-channel-cost';
import { funnelCounters } from './store/funnel';

type World = {
  database: Database;
  /** How much is counted at all. */
  limits: { count: Limiter };
  outbox: MailQueue;
  content: Pick<Content, 'site'>;
  others: Others;
  now: () => Date;
};

export type Funnel = ReturnType<typeof createFunnel>;

/** The counters without visitors, put together. */
export function createFunnel({ database, content, limits, outbox, others, now }: World) {
  const counters = funnelCounters(database, others.sales);
  return {
    counters,
    countEvents: countEvents({ counters, inTotal: limits.count, now }),
    setChannelCost: setChannelCost({ counters }),
    others,
    queueWeekly: queueWeekly({
      ...{ counters, others, outbox, newId: randomId, zone: content.site.timeZone },
    }),
  };
}
