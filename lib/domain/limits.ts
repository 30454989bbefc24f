/** How often something may be done: so many times within so many seconds. */
export type Limit = { times: number; seconds: number };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * How often each write may be called: by one network at the door, before anything is read, and about one target (an
 * address, a client secret, a key) where it is known. An office, a workshop or a phone network is one network of many
 * visitors: these numbers stop programs, not people. `LIMITS_FACTOR` multiplies all of them
 * (docs/decisions/024-limits.md).
 */
export const LIMITS = {
  assessments: {
    perNetwork: { times: 200, seconds: HOUR },
    /** Diagnostics with one e-mail address. */
    perAddress: { times: 30, seconds: DAY },
    /** Boxes for marketing mail that were ticked: each asks a mailbox. */
    confirmations: { times: 30, seconds: HOUR },
  },
  /** How many reports may be mailed is an allowance: lib/domain/mail/allowance.ts. */
  reports: { perNetwork: { times: 200, seconds: HOUR } },
  /** How many payments may be begun stands in the environment: INTENTS_PER_NETWORK, INTENTS_PER_HOUR. */
  intents: { perNetwork: { times: 300, seconds: HOUR } },
  contact: { perNetwork: { times: 300, seconds: HOUR }, perPurchase: { times: 30, seconds: HOUR } },
  /** A browser asks again while its payment is under way. */
  claim: { perNetwork: { times: 1_500, seconds: HOUR }, perPurchase: { times: 300, seconds: HOUR } },
  receipt: { perNetwork: { times: 120, seconds: HOUR }, perKey: { times: 30, seconds: HOUR } },
  findPurchase: { perNetwork: { times: 20, seconds: HOUR / 4 }, perAddress: { times: 5, seconds: DAY } },
  dataLink: { perNetwork: { times: 20, seconds: HOUR / 4 }, perAddress: { times: 5, seconds: DAY } },
  /** Buttons behind a link of a mail: on a data page, to confirm, to disown. */
  letters: {
    perNetwork: { times: 120, seconds: HOUR },
    perKey: { times: 30, seconds: HOUR },
    /** Mails to a new address that somebody wants to change to. */
    changes: { times: 3, seconds: DAY },
  },
  /** One visit is up to 25 beacons. */
  count: { perNetwork: { times: 1_000, seconds: HOUR }, inTotal: { times: 50_000, seconds: HOUR } },
} satisfies Record<string, { perNetwork: Limit } & Record<string, Limit>>;

/** A write that has a limit per network at its door. */
export type Write = keyof typeof LIMITS;

/** Calls whose network is unknown count together, as this many networks: they stay limited, and nobody locks all out at once. */
export const UNKNOWN_NETWORKS = 20;
