import type { Reach } from './networks';

/** How often something may be done: so many times within so many seconds. */
export type Limit = { times: number; seconds: number };

/** Characters of an address and of a User-Agent, and names in a query: far more than any browser sends. */
export const MOST = { address: 2_048, agent: 256, names: 100 };

const QUARTER = 15 * 60;
const HOUR = 4 * QUARTER;
const DAY = 24 * HOUR;

/**
 * How often each write may be called: by one network, before anything is read, and about one target (an
 * address, a client secret, a key) where it is known. An office, a workshop or a phone network is one network
 * of many visitors: these numbers stop programs, not people. `LIMITS_FACTOR` multiplies all of them
 * (docs/decisions/serving.md).
 */
export const LIMITS = {
  assessments: {
    perNetwork: { times: 200, seconds: HOUR },
    /** Diagnostics with one e-mail address. */
    perAddress: { times: 30, seconds: DAY },
  },
  /** A workshop of founders makes one each. */
  teamRooms: { perNetwork: { times: 60, seconds: HOUR } },
  /** A whole team answers in one office, and changes its mind. */
  teamAnswers: { perNetwork: { times: 300, seconds: HOUR } },
  /**
   * Asks for a report and for a call: three for each diagnostic that a network may send, so that no call of
   * an office is refused. How many reports are mailed is an allowance: lib/mail/rules/allowance.ts.
   */
  reports: { perNetwork: { times: 600, seconds: HOUR } },
  /** A calendar tells of each booking, and of each that is moved or canceled. */
  bookings: { perNetwork: { times: 600, seconds: QUARTER } },
  /** Clicks on Buy, and on Pay: a room full of people makes many. What thieves need is counted below. */
  intents: { perNetwork: { times: 300, seconds: QUARTER } },
  contact: { perNetwork: { times: 300, seconds: QUARTER }, perPurchase: { times: 30, seconds: QUARTER } },
  /** A browser asks again while its payment is under way. */
  claim: { perNetwork: { times: 1_500, seconds: QUARTER }, perPurchase: { times: 300, seconds: QUARTER } },
  receipt: { perNetwork: { times: 120, seconds: HOUR }, perKey: { times: 30, seconds: HOUR } },
  findPurchase: { perNetwork: { times: 20, seconds: QUARTER }, perAddress: { times: 5, seconds: DAY } },
  dataLink: { perNetwork: { times: 20, seconds: QUARTER }, perAddress: { times: 5, seconds: DAY } },
  /** Buttons behind a link of a mail: on a data page, to confirm, to disown. */
  mailLinks: {
    perNetwork: { times: 120, seconds: HOUR },
    perKey: { times: 30, seconds: HOUR },
    /** Mails to a new address that somebody wants to change to. */
    changes: { times: 3, seconds: DAY },
  },
} satisfies Record<string, { perNetwork: Limit } & Record<string, Limit>>;

/**
 * What is counted of payments, against people who try out stolen cards, by how far a network reaches
 * (lib/kernel/networks.ts). A network that is full adds nothing to the wider ones around it: it takes three
 * or more to fill the next.
 */
export const PAYMENT_LIMITS = {
  /** For how long all of these count, in seconds, and the longest that anybody has to wait. */
  seconds: QUARTER,
  /** Payments that were begun; one that is open and goes on is not begun again. */
  begun: { near: 100, wider: 300, widest: 900 },
  /**
   * Open payments of one near network that may wait for longer than that: who begins slowly has many in
   * advance too.
   */
  open: 100,
  /** Presses of Pay. */
  confirmed: { near: 100, wider: 300, widest: 900 },
  /** Cards that were declined, each once. From then on the network may begin nothing. */
  declined: { near: 12, wider: 36, widest: 108 },
  /**
   * The same, while the whole shop sees more declined cards than `declinedInTotal`. A room of forty still
   * gets through; and a /56 has as many as ever, since phone networks put strangers into one.
   */
  declinedWhenBusy: { near: 8, wider: 36, widest: 108 },
  declinedInTotal: { times: 60, seconds: HOUR },
  /** Declines of one card, wherever: somebody guesses its security code. */
  perCard: { times: 10, seconds: DAY },
} satisfies Record<string, number | Limit | Record<Reach, number>>;

/** A write that has a limit by network. */
export type Write = keyof typeof LIMITS;

/**
 * Calls whose network is unknown count together, as this many networks: they stay limited, and nobody locks
 * all out at once.
 */
export const UNKNOWN_NETWORKS = 20;
