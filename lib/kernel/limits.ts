export type Limit = { times: number; seconds: number };

/** Characters of an address and a User-Agent, and names in a query: far more than browsers send. */
export const MOST = { address: 2_048, agent: 256, names: 100 };

const QUARTER = 15 * 60;
const HOUR = 4 * QUARTER;
const DAY = 24 * HOUR;

/**
 * How often each write may be called: by one network, before its body is read, and about a target. An office
 * is one network of many visitors, so these stop programs, not people (docs/decisions/serving.md).
 */
export const LIMITS = {
  assessments: {
    perNetwork: { times: 200, seconds: HOUR },
    perAddress: { times: 30, seconds: DAY },
  },
  /** Each founder of a workshop makes one. */
  teamRooms: { perNetwork: { times: 60, seconds: HOUR } },
  /** A whole team answers from one office, and changes its answers. */
  teamAnswers: { perNetwork: { times: 300, seconds: HOUR } },
  /** Three for each diagnostic that a network may send. lib/mail/rules/allowance.ts limits what is mailed. */
  reports: { perNetwork: { times: 600, seconds: HOUR } },
  bookings: { perNetwork: { times: 600, seconds: QUARTER } },
  /** Clicks on Buy and Pay: a room full of people makes many. PAYMENT_LIMITS are against thieves. */
  intents: { perNetwork: { times: 300, seconds: QUARTER } },
  contact: { perNetwork: { times: 300, seconds: QUARTER }, perPurchase: { times: 30, seconds: QUARTER } },
  /** Browsers poll while a payment is processing. */
  claim: { perNetwork: { times: 1_500, seconds: QUARTER }, perPurchase: { times: 300, seconds: QUARTER } },
  findPurchase: { perNetwork: { times: 20, seconds: QUARTER }, perAddress: { times: 5, seconds: DAY } },
  dataLink: { perNetwork: { times: 20, seconds: QUARTER }, perAddress: { times: 5, seconds: DAY } },
  /** Buttons behind links in mails. */
  mailLinks: {
    perNetwork: { times: 120, seconds: HOUR },
    perKey: { times: 30, seconds: HOUR },
    changes: { times: 3, seconds: DAY },
  },
} satisfies Record<string, { perNetwork: Limit } & Record<string, Limit>>;

/** Limits against stolen cards, by reach of the network (docs/decisions/card-testing.md). */
export const PAYMENT_LIMITS = {
  /** The window of these counts, and the longest wait. */
  seconds: QUARTER,
  /** Payments begun. An open one that goes on isn't counted again. */
  begun: { near: 100, wider: 300, widest: 900 },
  /** Open payments of one near network older than that: otherwise somebody could collect them slowly. */
  open: 100,
  confirmed: { near: 100, wider: 300, widest: 900 },
  /** Declined cards, each once. A network with so many may begin no payment. */
  declined: { near: 12, wider: 36, widest: 108 },
  /** While the shop has more than `declinedInTotal`. Phone networks put strangers into one /56. */
  declinedWhenBusy: { near: 8, wider: 36, widest: 108 },
  declinedInTotal: { times: 60, seconds: HOUR },
  /** Declines of one card anywhere: somebody guesses its security code. */
  perCard: { times: 10, seconds: DAY },
} satisfies Record<string, number | Limit | Record<Reach, number>>;

export type Write = keyof typeof LIMITS;

/** All calls from unknown networks share the limits of so many: limited, but nobody locks out all. */
export const UNKNOWN_NETWORKS = 20;

/** Counts a call. `seconds`: until the next one is allowed. */
export type Limiter = (key: string) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

/** The same by network. `null`: unknown; all such calls count together. */
export type NetworkLimiter = (network: string | null) => ReturnType<Limiter>;

/** Counts within a window of time, which begins with the first, and refuses nothing. */
export type Tally = {
  add(key: string): Promise<Count>;
  read(key: string): Promise<Count>;
};

/** How many there are, the one that was just added among them, and in how many seconds they count no more. */
export type Count = { count: number; seconds: number };

/**
 * `near`: one customer's line, an IPv4 address or a /64. `wider`: a household or small office, a /56.
 * `widest`: a firm, a /48, or with IPv4 a block of neighbors, a /24.
 */
export type Reach = 'near' | 'wider' | 'widest';

export const REACHES: readonly Reach[] = ['near', 'wider', 'widest'];

/** IPv4 has no `wider`. */
export type ByReach<T> = Partial<Record<Reach, T>>;

/**
 * The networks around a caller, each within the next.
 * @param network as lib/platform/http/client-address.ts tells it: `192.0.2.1` or `2001:db8:1:2::/64`
 */
export function networksAround(network: string): ByReach<string> {
  if (!network.includes(':')) return { near: network, widest: network.replace(/\d+$/, '0/24') };
  const [first, second, third, fourth = '0'] = network.replace('::/64', '').split(':');
  const house = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    near: network,
    wider: `${first}:${second}:${third}:${house}::/56`,
    widest: `${first}:${second}:${third}::/48`,
  };
}
