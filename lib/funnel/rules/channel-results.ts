import { CURRENCY } from '@/lib/kernel/money';
import { DAY } from '@/lib/kernel/time';
import type { Attribution } from './attribution';
import { channelOf } from './channel';

/** What a channel cost in one month, such as 2026-03, as the owner typed it in. In cents. */
export type ChannelCost = { month: string; channel: string; cents: number };

/**
 * What is known of some days: counted events by channel, the orders that became a sale, and the costs of the
 * months they are in.
 */
export type ChannelFacts = {
  counts: { channel: string; event: string; count: number }[];
  orders: { attribution: Attribution | null; revenueCents: number; currency: string }[];
  costs: ChannelCost[];
};

/**
 * What came of a channel. `diagnostics`: results that were seen; `calls`: links to the calendar that were
 * followed; `revenueElsewhere`: what orders brought in other currencies than the shop's, in cents of each.
 */
export type ChannelResult = {
  channel: string;
  visits: number;
  diagnostics: number;
  calls: number;
  orders: number;
  revenueCents: number;
  revenueElsewhere: Record<string, number>;
  costCents: number;
};

const COLUMNS = { visit: 'visits', results: 'diagnostics', call: 'calls' } as const;

/**
 * Which channel paid, from one day to another: the one that brought most first. A month's cost is spread over
 * its days evenly, and counts as far as they are among these.
 */
export function channelResults({ counts, orders, costs }: ChannelFacts, from: string, to: string) {
  const results = new Map<string, ChannelResult>();
  const of = (channel: string) => {
    const result = results.get(channel) ?? { channel, ...NOTHING, revenueElsewhere: {} };
    results.set(channel, result);
    return result;
  };
  for (const { channel, event, count } of counts) {
    const column = COLUMNS[event as keyof typeof COLUMNS];
    if (column) of(channel)[column] += count;
  }
  for (const { attribution, revenueCents, currency } of orders) {
    const result = of(channelOf(attribution));
    result.orders += 1;
    if (currency === CURRENCY) result.revenueCents += revenueCents;
    else add(result.revenueElsewhere, currency, revenueCents);
  }
  for (const cost of costs) of(cost.channel).costCents += partOf(cost, from, to);
  return [...results.values()].sort(
    (a, b) => b.revenueCents - a.revenueCents || b.orders - a.orders || b.visits - a.visits,
  );
}

const NOTHING = { visits: 0, diagnostics: 0, calls: 0, orders: 0, revenueCents: 0, costCents: 0 };

const add = (sums: Record<string, number>, name: string, cents: number) => {
  sums[name] = (sums[name] ?? 0) + cents;
};

/** All of them added up, each currency by itself. */
export function sumOf(results: ChannelResult[]): Omit<ChannelResult, 'channel'> {
  const sum = { ...NOTHING, revenueElsewhere: {} };
  for (const result of results) {
    for (const column of Object.keys(NOTHING) as (keyof typeof NOTHING)[]) sum[column] += result[column];
    for (const [currency, cents] of Object.entries(result.revenueElsewhere))
      add(sum.revenueElsewhere, currency, cents);
  }
  return sum;
}

function partOf({ month, cents }: ChannelCost, from: string, to: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = Date.UTC(year, number - 1, 1);
  const end = Date.UTC(year, number, 1);
  const days = Math.min(Date.parse(to) + DAY, end) - Math.max(Date.parse(from), first);
  return Math.round((cents * Math.max(0, days)) / (end - first));
}
