import type { ChannelCost, ChannelFacts } from '@/lib/funnel/rules/channel-results';
import type { Counts } from '@/lib/funnel/rules/drop-off';
import type { WeekFacts } from '@/lib/funnel/rules/week';
import type { FunnelEvent } from '@/lib/funnel/rules/events';

/** What the Monday mail tells of beside what was counted: from one moment up to another, and what waits now. */
export type WeekStore = {
  read(from: Date, to: Date, now: Date): Promise<Omit<WeekFacts, 'counts' | 'countsBefore' | 'backup'>>;
  /** Whether anything was finished, begun to be bought or mailed before a moment, or counted before a day: the site was there. */
  hadBegun(before: Date, day: string): Promise<boolean>;
};

/** How often what happened on which day: numbers, and nothing about whom they are of. Days are texts such as 2026-03-01. */
export type FunnelCounters = {
  /** Of a day with many channels already, one more that is new counts as `other`. */
  add(day: string, channel: string, events: readonly FunnelEvent[]): Promise<void>;
  /** From one day to another, both included: what was counted, and how many orders became a sale. */
  between(from: string, to: string): Promise<Counts>;
  /** What `channelResults` adds up, of the same days. */
  byChannel(from: string, to: string): Promise<ChannelFacts>;
  /** Every channel that was counted so far, by name. */
  channels(): Promise<string[]>;
  /** All that were typed in, the latest month first. */
  costs(): Promise<ChannelCost[]>;
  /** In place of what was typed in before for this channel and month; 0 takes it away. */
  setCost(cost: ChannelCost): Promise<void>;
};
