import { err, ok, type Result } from '@/lib/kernel/result';
import type { FunnelCounters } from './ports';
import { channelNamed } from './rules/channel';
import type { ChannelCost } from './rules/channel-results';

type Ports = { counters: Pick<FunnelCounters, 'channels' | 'setCost'> };

/**
 * `known`: every channel that was counted so far, where this is none of them, since its name may be mistyped.
 */
type CostSet = ChannelCost & { known: string[] | null };

/**
 * Notes what a channel cost in a month, in place of what was noted before; 0 takes it away.
 * @param typed the channel in any spelling that `channelNamed` knows, a month such as 2026-03, and whole
 * cents
 */
export function setChannelCost({ counters }: Ports) {
  return async (typed: ChannelCost): Promise<Result<CostSet, 'badMonth' | 'badAmount'>> => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(typed.month)) return err('badMonth');
    if (!Number.isSafeInteger(typed.cents) || typed.cents < 0 || typed.cents > MOST) return err('badAmount');
    const cost = { ...typed, channel: channelNamed(typed.channel) };
    await counters.setCost(cost);
    const known = await counters.channels();
    return ok({ ...cost, known: known.includes(cost.channel) ? null : known });
  };
}

/** In cents: what a column of the database holds. */
const MOST = 2_000_000_000;
