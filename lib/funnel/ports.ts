import type { Amount } from '@/lib/funnel/rules/amounts';
import type { Attribution } from '@/lib/funnel/rules/attribution';
import type { ChannelCost, ChannelFacts } from '@/lib/funnel/rules/channel-results';
import type { Counts } from '@/lib/funnel/rules/drop-off';
import type { WeekFacts } from '@/lib/funnel/rules/week';
import type { FunnelEvent } from '@/lib/funnel/rules/events';

/** An order that became a sale: at which price, and what is left of that, in cents. */
type Sale = {
  title: string;
  priceCents: number;
  currency: string;
  revenueCents: number;
  attribution: Attribution | null;
};
type Waiting = WeekFacts['waiting'];

/** Whether there was anything before a moment. */
type HadBegun = { hadBegun(before: Date): Promise<boolean> };

/** What other nouns tell, from one moment up to another. */
export type OtherNouns = {
  leads: HadBegun & {
    between(from: Date, to: Date): Promise<Pick<WeekFacts, 'leads' | 'calls' | 'booked'>>;
  };
  sales: HadBegun & {
    sold(from: Date, to: Date): Promise<Sale[]>;
    count(from: Date, to: Date): Promise<number>;
    /** What went back then, of sales of any time. */
    wentBack(from: Date, to: Date): Promise<Amount[]>;
    /** Where the buyers of so many of the last paid orders came from. */
    lastSources(limit: number): Promise<(Attribution | null)[]>;
    /** Of events that came before a moment, and of whatever needs the owner. */
    waiting(before: Date): Promise<Pick<Waiting, 'events' | 'onHold' | 'disputes'>>;
  };
  mails: HadBegun & {
    /** Of mails that were queued before a moment, and of those that were given up. */
    unsentMails(before: Date): Promise<Pick<Waiting, 'mails' | 'deadMails'>>;
  };
};

/**
 * How often what happened on which day: numbers, and nothing about whom they are of. Days are texts such as
 * 2026-03-01.
 */
export type FunnelCounters = {
  /** Of a day with many channels already, one more that is new counts as `other`. */
  add(day: string, channel: string, events: readonly FunnelEvent[]): Promise<void>;
  /** From one day to another, both included: what was counted, and how many orders became a sale. */
  between(from: string, to: string): Promise<Counts>;
  /** What `channelResults` adds up, of the same days. */
  byChannel(from: string, to: string): Promise<ChannelFacts>;
  /** Whether anything was counted before a day. */
  hadBegun(day: string): Promise<boolean>;
  /** Every channel that was counted so far, by name. */
  channels(): Promise<string[]>;
  /** All that were typed in, the latest month first. */
  costs(): Promise<ChannelCost[]>;
  /** In place of what was typed in before for this channel and month; 0 takes it away. */
  setCost(cost: ChannelCost): Promise<void>;
};
