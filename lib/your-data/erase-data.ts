import type { DataPorts, ErasedCounts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'erasure' | 'addressHashes' | 'limits' | 'now'>;

/** `isListed`: the list outside the database has it too. */
type Erased = ErasedCounts & { isListed: boolean };

/**
 * Deletes everything under an address, however it was typed, for good; what was paid stays without its buyer
 * (docs/decisions/deleting.md). What that leaves in the files is overwritten soon.
 */
export function eraseAddress({ erasure, addressHashes, limits, now }: Omit<Ports, 'ownerOf'>) {
  return async (email: string): Promise<Erased> => {
    const counts = await erasure.address(email, now());
    for (const counted of addressHashes(email.toLowerCase())) await limits.forgetAddress(counted);
    return counts;
  };
}

/** The same for the address of a key. Null for a key that nobody has, or that has ended. */
export function eraseData({ ownerOf, ...ports }: Ports) {
  return async (key: string): Promise<Erased | null> => {
    const found = await ownerOf(key);
    return found && eraseAddress(ports)(found.email);
  };
}
