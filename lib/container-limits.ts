import type { Env } from './platform/config/env';
import { linkSecret, linkSecrets } from './container-secrets';
import { type Limit, LIMITS, UNKNOWN_NETWORKS, type Write } from './kernel/limits';
import { keyedHash } from './platform/files/link-signing';
import { limiterMaker, tallyMaker } from './platform/limits/limiters';
import { sharedPool } from './platform/database/shared-database';
import { limitPayments } from './shop/limit-payments';
import type { Forget, NetworkLimiter } from '@/lib/kernel/limiter';

type Settings = Pick<
  Env,
  'DATABASE_URL' | 'LINK_SECRET' | 'LINK_SECRET_ALSO' | 'LIMITS_STORE' | 'LIMITS_FACTOR' | 'INTENTS_PER_HOUR'
>;
export type SiteLimits = ReturnType<typeof siteLimits>;

const WRITES = Object.keys(LIMITS) as Write[];

const process = globalThis as { plumblineLimits?: SiteLimits };

/** The limits of this process: what its routes count and what its workers count is one, also in memory. */
export const sharedLimits = (settings: Settings): SiteLimits =>
  (process.plumblineLimits ??= siteLimits(settings));

/** Every limit of the site (lib/kernel/limits.ts), counted together by all processes that share a Postgres. */
export function siteLimits(settings: Settings) {
  const shared = settings.LIMITS_STORE === 'memory' ? null : sharedPool(settings.DATABASE_URL);
  const setting = { shared, secrets: linkSecrets(settings).known, now: () => new Date() };
  const make = limiterMaker(setting);
  const limiter = (name: string, { times, seconds }: Limit) =>
    make(name, { times: times * settings.LIMITS_FACTOR, seconds });
  const byNetwork = (name: string, limit: Limit): NetworkLimiter => {
    const known = limiter(name, limit);
    const unknown = limiter(`${name}/unknown`, { ...limit, times: limit.times * UNKNOWN_NETWORKS });
    return (network) => (network === null ? unknown('all') : known(network));
  };
  const { assessments, contact, claim, receipt, findPurchase, dataLink, letters, count } = LIMITS;
  const perAddress = {
    assessments: limiter('assessments/address', assessments.perAddress),
    findPurchase: limiter('findPurchase/address', findPurchase.perAddress),
    dataLink: limiter('dataLink/address', dataLink.perAddress),
    changes: limiter('letters/changes', letters.changes),
  };
  /** For whoever is deleted: all that was counted by the hash of an address. */
  const forgetAddress: Forget = async (addressHash) => {
    await Promise.all(Object.values(perAddress).map(({ forget }) => forget(addressHash)));
  };
  return {
    /** Per network, before anything is read. */
    doors: Object.fromEntries(
      WRITES.map((write) => [write, byNetwork(write, LIMITS[write].perNetwork)]),
    ) as Record<Write, NetworkLimiter>,
    assessments: {
      perAddress: perAddress.assessments,
      confirmations: byNetwork('assessments/confirmations', assessments.confirmations),
    },
    shop: {
      payments: limitPayments({
        tally: tallyMaker(setting),
        factor: settings.LIMITS_FACTOR,
        perHour: settings.INTENTS_PER_HOUR,
        networkHash: keyedHash(linkSecret(settings), 'order-network'),
      }),
      contact: limiter('contact/purchase', contact.perPurchase),
      claim: limiter('claim/purchase', claim.perPurchase),
    },
    findPurchase: perAddress.findPurchase,
    dataLink: perAddress.dataLink,
    changes: perAddress.changes,
    forgetAddress,
    letters: limiter('letters/key', letters.perKey),
    receipt: limiter('receipt/key', receipt.perKey),
    count: limiter('count/total', count.inTotal),
  };
}
