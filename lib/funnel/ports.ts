import type { Counts } from '@/lib/funnel/rules/drop-off';
import type { FunnelEvent } from '@/lib/funnel/rules/events';

/** How often what happened on which day: numbers, and nothing about whom they are of. Days are texts such as 2026-03-01. */
export type FunnelCounters = {
  add(day: string, events: readonly FunnelEvent[]): Promise<void>;
  /** From one day to another, both included: what was counted, and how many orders were paid. */
  between(from: string, to: string): Promise<Counts>;
};
