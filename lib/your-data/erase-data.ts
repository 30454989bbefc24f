import type { DataPorts, ErasedCounts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'erasure' | 'addressHashes' | 'limits' | 'now'>;

/** `isListed`: also recorded outside the database. */
type Erased = ErasedCounts & { isListed: boolean };

/**
 * Deletes everything under an address, in any case, for good. Paid orders stay without their buyer
 * (docs/decisions/deleting.md).
 */
export function eraseAddress({ erasure, addressHashes, limits, now }: Omit<Ports, 'ownerOf'>) {
  return async (email: string): Promise<Erased> => {
    const counts = await erasure.address(email, now());
    for (const counted of addressHashes(email.toLowerCase())) await limits.forgetAddress(counted);
    return counts;
  };
}

/** The same by a key; `null` for an unknown or expired one. */
export function eraseData({ ownerOf, ...ports }: Ports) {
  return async (key: string): Promise<Erased | null> => {
    const found = await ownerOf(key);
    return found && eraseAddress(ports)(found.email);
  };
}
