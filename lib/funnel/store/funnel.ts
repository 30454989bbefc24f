import { channelOf, DIRECT_CHANNEL, OTHER_CHANNEL, UNKNOWN_CHANNEL } from '@/lib/funnel/rules/channel';
import { DAY } from '@/lib/kernel/time';
import { dayAfter } from '@/lib/kernel/zone';
import { FUNNEL_EVENTS } from '@/lib/funnel/rules/events';
import type { FunnelEvent } from '@/lib/funnel/rules/events';
import type { FunnelCounters, OtherNouns } from '@/lib/funnel/ports';
import type { Database } from '@/lib/platform/database/client';

type Sales = Pick<OtherNouns['sales'], 'sold' | 'count' | 'lastSources'>;

/** Daily counters. Orders the shop counts: a paid one is no browser's to tell. */
export function funnelCounters(database: Database, sales: Sales): FunnelCounters {
  const within = (from: string, to: string) =>
    [new Date(`${from}T00:00:00Z`), new Date(Date.parse(`${to}T00:00:00Z`) + DAY)] as const;
  return {
    async add(day, told, events) {
      const channel = (await hasRoom(database, sales, day, told)) ? told : OTHER_CHANNEL;
      // Always in the same order, so that two calls cannot deadlock.
      for (const event of [...events].sort())
        await database.$executeRaw`
          INSERT INTO "FunnelCounter" ("day", "channel", "event", "count") VALUES (${day}, ${channel}, ${event}, 1)
          ON CONFLICT ("day", "channel", "event") DO UPDATE SET "count" = "FunnelCounter"."count" + 1`;
    },

    async between(from, to) {
      const sums = await database.funnelCounter.groupBy({
        by: ['event'],
        where: { day: { gte: from, lte: to } },
        _sum: { count: true },
      });
      const paid = await sales.count(...within(from, to));
      const known = sums.filter(({ event }) => (FUNNEL_EVENTS as readonly string[]).includes(event));
      const counted = known.map(({ event, _sum }): [FunnelEvent, number] => [
        event as FunnelEvent,
        _sum.count ?? 0,
      ]);
      return { ...Object.fromEntries(counted), paid };
    },

    async byChannel(from, to) {
      const sums = await database.funnelCounter.groupBy({
        by: ['channel', 'event'],
        where: { day: { gte: from, lte: to }, event: { in: ['visit', 'results', 'call'] } },
        _sum: { count: true },
      });
      return {
        counts: sums.map(({ channel, event, _sum }) => ({ channel, event, count: _sum.count ?? 0 })),
        orders: await sales.sold(...within(from, to)),
        costs: await database.channelCost.findMany({
          where: { month: { gte: from.slice(0, 7), lte: to.slice(0, 7) } },
        }),
      };
    },

    async hadBegun(day) {
      const where = { day: { lt: day } };
      return (await database.funnelCounter.findFirst({ where, select: { day: true } })) !== null;
    },

    async channels() {
      const rows = await database.funnelCounter.groupBy({ by: ['channel'], orderBy: { channel: 'asc' } });
      return rows.map(({ channel }) => channel).filter((channel) => channel !== UNKNOWN_CHANNEL);
    },

    costs: () => database.channelCost.findMany({ orderBy: [{ month: 'desc' }, { channel: 'asc' }] }),

    async setCost({ month, channel, cents }) {
      const where = { month, channel };
      if (cents === 0) return void (await database.channelCost.deleteMany({ where }));
      await database.channelCost.upsert({
        where: { month_channel: where },
        create: { ...where, cents },
        update: { cents },
        select: { month: true },
      });
    },
  };
}

/** Sources are what visitors' addresses say: whoever makes some up fills no table. */
const MOST_CHANNELS = 100;
const ALWAYS_COUNTED = [UNKNOWN_CHANNEL, DIRECT_CHANNEL, OTHER_CHANNEL];

/**
 * Whether the channel may have counters of its own on this day: not too many others do, or it is one that
 * matters.
 */
async function hasRoom(database: Database, sales: Sales, day: string, channel: string): Promise<boolean> {
  if (ALWAYS_COUNTED.includes(channel)) return true;
  const { funnelCounter } = database;
  if (await funnelCounter.findFirst({ where: { day, channel }, select: { day: true } })) return true;
  const others = await funnelCounter.groupBy({ by: ['channel'], where: { day } });
  return others.length < MOST_CHANNELS || isKnown(database, sales, day, channel);
}

const DAYS_KNOWN = 30;
/** So many of the last orders are looked at. */
const LAST_ORDERS = 500;

/**
 * Whether it was counted on the days before, costs something, or has sold: no crowd of made-up names hides
 * it.
 */
async function isKnown(database: Database, sales: Sales, day: string, channel: string): Promise<boolean> {
  // Day by day, as the key of the table has them.
  const days = Array.from({ length: DAYS_KNOWN }, (_, at) => dayAfter(day, -1 - at));
  const where = { day: { in: days }, channel };
  if (await database.funnelCounter.findFirst({ where, select: { day: true } })) return true;
  if (await database.channelCost.findFirst({ where: { channel }, select: { month: true } })) return true;
  return (await sales.lastSources(LAST_ORDERS)).some((source) => channelOf(source) === channel);
}
