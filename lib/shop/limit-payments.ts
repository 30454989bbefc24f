import { keyed } from '@/lib/kernel/keyed';
import {
  PAYMENT_LIMITS,
  UNKNOWN_NETWORKS,
  type Tally,
  type ByReach,
  networksAround,
  type Reach,
  REACHES,
} from '@/lib/kernel/limits';

/** A network that may begin no payment now: as far as it reaches, and a keyed hash of it. */
export type FullNetwork = { reach: Reach; hash: string };

export type TooManyPayments = { reason: 'tooMany' | 'tooManyDeclines'; seconds: number };

export type PaymentLimits = ReturnType<typeof limitPayments>;

type Ports = {
  /** Makes a counter with a window of so many seconds. */
  tally: (name: string, seconds: number) => Tally;
  /** LIMITS_FACTOR. */
  factor: number;
  networkHash: (network: string) => string;
};

type Refused = { allowed: false } & TooManyPayments;
type What = 'begun' | 'confirmed' | 'declined';

const ALL = 'all';

/** Limits against stolen cards (docs/decisions/card-testing.md). */
export function limitPayments({ tally, factor, networkHash }: Ports) {
  const { seconds: window, declinedInTotal, perCard } = PAYMENT_LIMITS;
  const byReach = (what: What) => keyed(REACHES, (reach) => tally(`${what}/${reach}`, window));
  const tallies = { begun: byReach('begun'), confirmed: byReach('confirmed'), declined: byReach('declined') };
  const unknown = { begun: tally('begun/unknown', window), confirmed: tally('confirmed/unknown', window) };
  const declinedOfAll = tally('declined/total', declinedInTotal.seconds);
  const tried = tally('declined/card', window);
  const guessed = tally('declined/guessed', perCard.seconds);
  const ended = tally('declined/ended', window);

  /** Only declined cards lower the limit: otherwise anybody could shut out others by begun payments. */
  async function mostDeclined() {
    const { count } = await declinedOfAll.read(ALL);
    return count >= declinedInTotal.times * factor
      ? PAYMENT_LIMITS.declinedWhenBusy
      : PAYMENT_LIMITS.declined;
  }

  /** Counts in each network, nearest first, and stops at the first full one. */
  async function countIn(what: 'begun' | 'confirmed', networks: ByReach<string> | null) {
    const most = PAYMENT_LIMITS[what];
    if (!networks) {
      const { count, seconds } = await unknown[what].add(ALL);
      return count > most.near * UNKNOWN_NETWORKS * factor ? refused('tooMany', seconds) : null;
    }
    for (const [reach, hash] of nearestFirst(networks)) {
      const { count, seconds } = await tallies[what][reach].add(hash);
      if (count > most[reach] * factor) return refused('tooMany', seconds);
    }
    return null;
  }

  async function refusalForDeclines(networks: ByReach<string>) {
    const most = await mostDeclined();
    for (const [reach, hash] of nearestFirst(networks)) {
      const { count, seconds } = await tallies.declined[reach].read(hash);
      if (count >= most[reach] * factor) return refused('tooManyDeclines', seconds);
    }
    return null;
  }

  /** By what an order knows where it was begun: keyed hashes of the networks around its buyer. */
  function networksOf(network: string | null) {
    if (network === null) return null;
    const hashes = nearestFirst(networksAround(network)).map(([reach, name]) => [reach, networkHash(name)]);
    return Object.fromEntries(hashes) as ByReach<string>;
  }

  return {
    networksOf,

    /** How many open payments a near network keeps, however old. */
    open: PAYMENT_LIMITS.open * factor,

    /** Counts a payment that begins, unless its networks may not. */
    mayBegin: async (networks: ByReach<string> | null): Promise<Refused | { allowed: true }> =>
      (networks && (await refusalForDeclines(networks))) ??
      (await countIn('begun', networks)) ?? { allowed: true },

    /** Counts a press of Pay. */
    mayConfirm: async (network: string | null): Promise<Refused | { allowed: true }> =>
      (await countIn('confirmed', networksOf(network))) ?? { allowed: true },

    /**
     * Counts a declined card, once for each network that it was tried from.
     * @returns the widest network that may begin nothing because of it and others; null: none
     */
    async noteDecline(networks: ByReach<string>, card: string): Promise<FullNetwork | null> {
      const most = await mostDeclined();
      const isNew = (await tried.add(`${networks.near} ${card}`)).count === 1;
      let full: FullNetwork | null = null;
      for (const [reach, hash] of nearestFirst(networks)) {
        const declined = tallies.declined[reach];
        const { count } = await (isNew ? declined.add(hash) : declined.read(hash));
        if (count >= most[reach] * factor) full = { reach, hash };
        if (isNew && count > most[reach] * factor) return full;
      }
      if (isNew) await declinedOfAll.add(ALL);
      return full;
    },

    /**
     * Counts each decline of a card, by the event that tells it.
     * @returns whether there were too many by now
     */
    async isGuessed(card: string, eventId: string): Promise<boolean> {
      const isNew = (await tried.add(eventId)).count === 1;
      const { count } = await (isNew ? guessed.add(card) : guessed.read(card));
      return count >= perCard.times * factor;
    },

    /** An order was ended because of its declines. */
    async noteEnded(orderId: string): Promise<void> {
      await ended.add(orderId);
    },

    /** For how many seconds nothing follows such an order; 0 for any other. */
    waitAfter: async (orderId: string): Promise<number> => (await ended.read(orderId)).seconds,
  };
}

const refused = (reason: TooManyPayments['reason'], seconds: number): Refused => ({
  allowed: false,
  reason,
  seconds,
});

/** Nearest first. */
const nearestFirst = (networks: ByReach<string>): [Reach, string][] =>
  REACHES.flatMap((reach) => {
    const one = networks[reach];
    return one === undefined ? [] : [[reach, one] as [Reach, string]];
  });
