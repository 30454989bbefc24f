import { keyed } from '@/lib/kernel/keyed';
import { PAYMENT_LIMITS, UNKNOWN_NETWORKS } from '@/lib/kernel/limits';
import { type ByReach, networksAround, type Reach, REACHES } from '@/lib/kernel/networks';
import type { FullNetwork, PaymentLimits, Tally, TooManyPayments } from './ports/limits';

type Ports = {
  /** Makes a counter with a window of so many seconds. */
  tally: (name: string, seconds: number) => Tally;
  /** LIMITS_FACTOR. */
  factor: number;
  /** The usual number of payments begun in an hour; above it the owner gets a mail. */
  perHour: number;
  networkHash: (network: string) => string;
};

type Refused = { allowed: false } & TooManyPayments;
type What = 'begun' | 'confirmed' | 'declined';

const HOUR = 60 * 60;
const ALL = 'all';

/** Limits against stolen cards (docs/decisions/card-testing.md). */
export function limitPayments({ tally, factor, perHour, networkHash }: Ports): PaymentLimits {
  const { seconds: window, declinedInTotal, perCard } = PAYMENT_LIMITS;
  const byReach = (what: What) => keyed(REACHES, (reach) => tally(`${what}/${reach}`, window));
  const tallies = { begun: byReach('begun'), confirmed: byReach('confirmed'), declined: byReach('declined') };
  const unknown = { begun: tally('begun/unknown', window), confirmed: tally('confirmed/unknown', window) };
  const begunInTotal = tally('begun/total', HOUR);
  const declinedOfAll = tally('declined/total', declinedInTotal.seconds);
  const tried = tally('declined/card', window);
  const guessed = tally('declined/guessed', perCard.seconds);
  const ended = tally('declined/ended', window);

  const mostBegun = perHour * factor;

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

  function networksOf(network: string | null) {
    if (network === null) return null;
    const hashes = nearestFirst(networksAround(network)).map(([reach, name]) => [reach, networkHash(name)]);
    return Object.fromEntries(hashes) as ByReach<string>;
  }

  return {
    perHour: mostBegun,
    networksOf,

    open: PAYMENT_LIMITS.open * factor,

    async mayBegin(networks) {
      const refusal =
        (networks && (await refusalForDeclines(networks))) ?? (await countIn('begun', networks));
      if (refusal) return refusal;
      const { count } = await begunInTotal.add(ALL);
      return { allowed: true, tellOwner: count > mostBegun };
    },

    mayConfirm: async (network) => (await countIn('confirmed', networksOf(network))) ?? { allowed: true },

    async noteDecline(networks, card) {
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

    async isGuessed(card, eventId) {
      const isNew = (await tried.add(eventId)).count === 1;
      const { count } = await (isNew ? guessed.add(card) : guessed.read(card));
      return count >= perCard.times * factor;
    },

    async noteEnded(orderId) {
      await ended.add(orderId);
    },

    waitAfter: async (orderId) => (await ended.read(orderId)).seconds,
  };
}

const refused = (reason: TooManyPayments['reason'], seconds: number): Refused => ({
  ...{ allowed: false, reason, seconds },
});

/** Nearest first. */
const nearestFirst = (networks: ByReach<string>): [Reach, string][] =>
  REACHES.flatMap((reach) => {
    const one = networks[reach];
    return one === undefined ? [] : [[reach, one] as [Reach, string]];
  });
