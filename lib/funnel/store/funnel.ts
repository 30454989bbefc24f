import { FUNNEL_EVENTS } from '@/lib/funnel/rules/events';
import type { FunnelEvent } from '@/lib/funnel/rules/events';
import type { FunnelCounters } from '@/lib/funnel/ports';
import type { Database } from '@/lib/platform/database/client';

/** Daily counters. Orders are counted where they are: a paid one is no browser's to tell. */
export function funnelCounters(database: Database): FunnelCounters {
  return {
    async add(day, events) {
      // Always in the same order, so that two calls cannot deadlock.
      for (const event of [...events].sort())
        await database.$executeRaw`
          INSERT INTO "FunnelCounter" ("day", "event", "count") VALUES (${day}, ${event}, 1)
          ON CONFLICT ("day", "event") DO UPDATE SET "count" = "FunnelCounter"."count" + 1`;
    },

    async between(from, to) {
      const sums = await database.funnelCounter.groupBy({
        by: ['event'],
        where: { day: { gte: from, lte: to } },
        _sum: { count: true },
      });
      const paidAt = {
        gte: new Date(`${from}T00:00:00Z`),
        lt: new Date(Date.parse(`${to}T00:00:00Z`) + DAY),
      };
      const paid = await database.order.count({ where: { paidAt } });
      const known = sums.filter(({ event }) => (FUNNEL_EVENTS as readonly string[]).includes(event));
      const counted = known.map(({ event, _sum }): [FunnelEvent, number] => [
        event as FunnelEvent,
        _sum.count ?? 0,
      ]);
      return { ...Object.fromEntries(counted), paid };
    },
  };
}

/** In ms. */
const DAY = 24 * 60 * 60_000;
