import type { Forget } from '@/lib/kernel/limiter';
import type { DataKeys, ErasedCounts, Erasure } from './ports';

type Ports = {
  keys: Pick<DataKeys, 'find'>;
  erasure: Pick<Erasure, 'address'>;
  /** Hashes that only we can compute: under any of them a limit may have counted. */
  addressHashes: (address: string) => string[];
  /** What limits have counted for an address. */
  forget: Forget;
  hash: (text: string) => string;
  now: () => Date;
};

/**
 * Deletes everything under the address of a key, for good; what was paid stays without its buyer
 * (docs/decisions/017). What that leaves in the files is overwritten soon. Null for a key that nobody has, or that has ended.
 */
export function eraseData({ keys, erasure, addressHashes, forget, hash, now }: Ports) {
  return async (key: string): Promise<ErasedCounts | null> => {
    const found = await keys.find(hash(key), now());
    if (!found || found.newEmail !== null) return null;
    const counts = await erasure.address(found.email, now());
    for (const counted of addressHashes(found.email)) await forget(counted);
    return counts;
  };
}
