import { keyed } from '@/lib/kernel/keyed';
import type { Forget, NetworkLimiter } from '@/lib/kernel/limiter';
import { type Limit, LIMITS, UNKNOWN_NETWORKS, type Write } from '@/lib/kernel/limits';
import { type Counting, limiterMaker } from './limiters';

const WRITES = Object.keys(LIMITS) as Write[];

/**
 * Every limit of the site but those of payments (lib/kernel/limits.ts).
 * @param factor how many times as much is let through as usual
 */
export function siteLimits(counting: Counting, factor: number) {
  const make = limiterMaker(counting);
  const limiter = (name: string, { times, seconds }: Limit) => make(name, { times: times * factor, seconds });
  const byNetwork = (name: string, limit: Limit): NetworkLimiter => {
    const known = limiter(name, limit);
    const unknown = limiter(`${name}/unknown`, { ...limit, times: limit.times * UNKNOWN_NETWORKS });
    return (network) => (network === null ? unknown('all') : known(network));
  };
  const { assessments, contact, claim, findPurchase, dataLink, mailLinks } = LIMITS;
  const perAddress = {
    assessments: limiter('assessments/address', assessments.perAddress),
    findPurchase: limiter('findPurchase/address', findPurchase.perAddress),
    dataLink: limiter('dataLink/address', dataLink.perAddress),
    changes: limiter('mailLinks/changes', mailLinks.changes),
  };
  /** For whoever is deleted: all that was counted by the hash of an address. */
  const forgetAddress: Forget = async (addressHash) => {
    await Promise.all(Object.values(perAddress).map(({ forget }) => forget(addressHash)));
  };
  return {
    /** Per network, before anything is read. */
    perNetwork: keyed(WRITES, (write) => byNetwork(write, LIMITS[write].perNetwork)),
    assessments: { perAddress: perAddress.assessments },
    contact: limiter('contact/purchase', contact.perPurchase),
    claim: limiter('claim/purchase', claim.perPurchase),
    findPurchase: perAddress.findPurchase,
    dataLink: perAddress.dataLink,
    changes: perAddress.changes,
    forgetAddress,
    mailLinks: limiter('mailLinks/key', mailLinks.perKey),
  };
}
