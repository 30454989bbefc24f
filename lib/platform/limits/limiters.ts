import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import {
  type Limit,
  type Count,
  type Limiter,
  type Tally,
  LIMITS,
  UNKNOWN_NETWORKS,
  type Write,
  type NetworkLimiter,
} from '@/lib/kernel/limits';
import { keyed } from '@/lib/kernel/keyed';

export type SharedCounts = {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>;
};

type LimiterMaker = (name: string, limit: Limit) => Limiter;

const TABLE = 'LimitCount';

export type Counting = {
  /** Null: in the memory of this process, which forgets when it ends. */
  shared: SharedCounts | null;
  /** For the hashes of keys. */
  secret: string;
  now: () => Date;
};

/** Makes limiters. Whom or what they count is kept as a keyed hash, until the limit is over. */
export function limiterMaker({ shared, secret, now }: Counting): LimiterMaker {
  const keyOf = dailyKeys(secret, now);
  return (name, { times, seconds }) => {
    const counts = { keyPrefix: name, points: times, duration: seconds };
    const limiter = shared ? inPostgres(shared, counts) : new RateLimiterMemory(counts);
    return async (key) => {
      try {
        await limiter.consume(keyOf(name, key));
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, seconds: secondsOf(refusal) };
      }
    };
  };
}

type TallyMaker = (name: string, seconds: number) => Tally;

/** Makes what counts without refusing, kept as what limits count is. */
export function tallyMaker({ shared, secret, now }: Counting): TallyMaker {
  const keyOf = dailyKeys(secret, now);
  return (name, seconds) => {
    const counts = { keyPrefix: name, points: 0, duration: seconds };
    const store = shared ? inPostgres(shared, counts) : new RateLimiterMemory(counts);
    return {
      add: async (key) => countOf(await store.penalty(keyOf(name, key))),
      read: async (key) => countOf(await store.get(keyOf(name, key))),
    };
  };
}

const countOf = (counted: RateLimiterRes | null): Count =>
  counted ? { count: counted.consumedPoints, seconds: secondsOf(counted) } : { count: 0, seconds: 0 };

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

type Counts = { keyPrefix: string; points: number; duration: number };

function inPostgres(shared: SharedCounts, counts: Counts): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...counts,
    // Without the library's name for a prepared statement: poolers between us and Postgres may know none.
    storeClient: { query: ({ text, values }: Query) => shared.query(text, values) },
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    // The hourly sweep deletes what is over.
    clearExpiredByTimeout: false,
    // Whoever is over the limit is refused from memory: a flood is not passed on to the database.
    inMemoryBlockOnConsumed: counts.points + 1,
  });
}

type Query = { text: string; values: unknown[] };

/**
 * Under which keys limits count: hashes with a salt out of LINK_SECRETS and the day (UTC). All processes have
 * the same, and what was counted on one day can't be told to be of whom was counted on another.
 */
const dailyKeys = (secret: string, now: () => Date) => (name: string, key: string) => {
  const day = now().toISOString().slice(0, 10);
  const salt = createHmac('sha256', secret).update(`plumbline/limits/${day}`).digest();
  return createHmac('sha256', salt).update(`${name}\n${key}`).digest('base64url').slice(0, 22);
};

const WRITES = Object.keys(LIMITS) as Write[];

/** Every limit of the site but those of payments. @param factor how many times as much is let through */
export function siteLimits(counting: Counting, factor: number) {
  const make = limiterMaker(counting);
  const limiter = (name: string, { times, seconds }: Limit) => make(name, { times: times * factor, seconds });
  const byNetwork = (name: string, limit: Limit): NetworkLimiter => {
    const known = limiter(name, limit);
    const unknown = limiter(`${name}/unknown`, { ...limit, times: limit.times * UNKNOWN_NETWORKS });
    return (network) => (network === null ? unknown('all') : known(network));
  };
  const { assessments, contact, claim, findPurchase, dataLink, mailLinks } = LIMITS;
  return {
    perNetwork: keyed(WRITES, (write) => byNetwork(write, LIMITS[write].perNetwork)),
    assessments: { perAddress: limiter('assessments/address', assessments.perAddress) },
    contact: limiter('contact/purchase', contact.perPurchase),
    claim: limiter('claim/purchase', claim.perPurchase),
    findPurchase: limiter('findPurchase/address', findPurchase.perAddress),
    dataLink: limiter('dataLink/address', dataLink.perAddress),
    changes: limiter('mailLinks/changes', mailLinks.changes),
    mailLinks: limiter('mailLinks/key', mailLinks.perKey),
  };
}
