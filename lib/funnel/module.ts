import type { Content } from '@/lib/content/content';
import type { Limiter } from '@/lib/kernel/limiter';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Database } from '@/lib/platform/database/client';
import { randomId } from '@/lib/platform/random/random-id';
import { countEvents } from './count-events';
import type { OtherNouns } from './ports';
import { queueWeekly } from './queue-weekly';
import { setChannelCost } from './set-channel-cost';
import { funnelCounters } from './store/funnel';

type World = {
  database: Database;
  /** How much is counted at all. */
  limits: { count: Limiter };
  outbox: MailQueue;
  content: Pick<Content, 'site'>;
  nouns: OtherNouns;
  now: () => Date;
};

export type Funnel = ReturnType<typeof createFunnel>;

/** The counters without visitors, put together. */
export function createFunnel({ database, content, limits, outbox, nouns, now }: World) {
  const counters = funnelCounters(database, nouns.sales);
  return {
    counters,
    countEvents: countEvents({ counters, inTotal: limits.count, now }),
    setChannelCost: setChannelCost({ counters }),
    nouns,
    queueWeekly: queueWeekly({
      ...{ counters, nouns, outbox, newId: randomId, zone: content.site.timeZone },
    }),
  };
}
