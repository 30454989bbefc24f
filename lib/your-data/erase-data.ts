import type { DataPorts, ErasedCounts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'erasure' | 'addressHashes' | 'limits' | 'now'>;

/**
 * Deletes everything under the address of a key, for good; what was paid stays without its buyer
 * (docs/decisions/017). What that leaves in the files is overwritten soon. Null for a key that nobody has, or that has ended.
 */
export function eraseData({ ownerOf, erasure, addressHashes, limits, now }: Ports) {
  return async (key: string): Promise<(ErasedCounts & { isListed: boolean }) | null> => {
    const found = await ownerOf(key);
    if (!found) return null;
    const counts = await erasure.address(found.email, now());
    for (const counted of addressHashes(found.email)) await limits.forgetAddress(counted);
    return counts;
  };
}
