import type { Site } from '../setup/open-site';
import { CommandError } from './output';

/** Told when the rows are deleted, and something is left to do. */
type Warn = (text: string) => void;

/** Without it a hash by a secret that ends with this process would be worthless. @throws CommandError */
export function expectLinkSecret({ settings }: Site): void {
  if (!settings.LINK_SECRET)
    throw new CommandError('LINK_SECRET is not set: what is deleted could not be noted.');
}

/** Deletes everything under an address for good, in the files of the database too. */
export async function eraseAddress({ yourData }: Site, address: string, warn: Warn) {
  const counts = await yourData.eraseAddress(address);
  if (!counts.isListed)
    warn('The list of what was erased could not be written: the running site adds it when it can.');
  warnOfTraces(await yourData.erasure.cleanUp(), warn);
  return counts;
}

/** Somebody who read the file all the while kept it from being cleaned. */
export function warnOfTraces(isCleanedUp: boolean, warn: Warn): void {
  if (!isCleanedUp)
    warn(
      'Deleted, but the database could not be cleaned up, as while it is in use: its file may still hold traces, until a running site or another purge finds it free. The log says why.',
    );
}
