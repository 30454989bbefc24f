import { createLimits } from '../../lib/container';
import { linkSecrets } from '../../lib/platform/config/link-secrets';
import { sharedPool } from '../../lib/platform/database/shared-database';
import { keyedHashes } from '../../lib/platform/files/link-signing';
import { createErasure } from '../../lib/your-data/erasure-module';
import { tellNewsletter } from '../../lib/your-data/newsletter-module';
import type { Site } from '../setup/open-site';
import { CommandError } from './output';

/** What deletes, and tells the firm's own system of readers who go. @param warn told when all is deleted, and something is left to do */
export function erasureOf({ world, content }: Site, warn: (text: string) => void) {
  const tellErased = tellNewsletter({ ...world, content, now: () => new Date() }).erased;
  const onUnexpectedError = (error: unknown) => warn(`ERASED_LIST could not be written: ${String(error)}`);
  const erasure = createErasure({ ...world, tellErased, onUnexpectedError });
  const cleanUp = () =>
    erasure.cleanUp().catch((error: unknown) => {
      // Somebody who read the file all the while kept it from being cleaned.
      warn(
        `Deleted, but the database was in use: its file may still hold traces, until a running site or another purge finds it free. ${String(error)}`,
      );
    });
  return { ...erasure, cleanUp };
}

/** Without it a hash by a secret that ends with this process would be worthless. @throws CommandError */
export function expectLinkSecret({ settings }: Site): void {
  if (!settings.LINK_SECRET)
    throw new CommandError('LINK_SECRET is not set: what is deleted could not be noted.');
}

/** Deletes everything under an address for good. @param warn as above */
export async function eraseAddress(site: Site, address: string, warn: (text: string) => void) {
  const { settings } = site;
  const erasure = erasureOf(site, warn);
  const counts = await erasure.address(address, new Date());
  if (!counts.isListed)
    warn('The list of what was erased could not be written: the running site adds it when it can.');
  const pool = sharedPool(settings.DATABASE_URL);
  const limits = createLimits({ settings, shared: settings.LIMITS_STORE === 'memory' ? null : pool });
  for (const counted of keyedHashes(linkSecrets(settings).known, 'address')(address.toLowerCase()))
    await limits.forgetAddress(counted);
  await erasure.cleanUp();
  return counts;
}
