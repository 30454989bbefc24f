import { eraseAddress } from '../../lib/your-data/erase-data';
import type { ErasedCounts } from '../../lib/your-data/rules/erased';
import { cleanUpErased, countUnder } from '../../lib/your-data/store/erasure';
import type { Site } from '../setup/open-site';
import { CommandError, type Plan } from './output';

/** Without it a hash by a secret that ends with this process would be worthless. @throws CommandError */
export function expectLinkSecret({ settings }: Site): void {
  if (!settings.LINK_SECRETS)
    throw new CommandError('LINK_SECRETS is not set: what is deleted could not be noted.');
}

/** Somebody who read the file all the while kept it from being cleaned. */
export const TRACES =
  'Deleted, but the database could not be cleaned up, as while it is in use: its file may still hold traces, until a running site or another purge finds it free. The log says why.';
const NOT_LISTED = 'The list of what was erased could not be written: the running site adds it when it can.';

type Outcome = { counts: ErasedCounts & { isListed: boolean }; said: string; warnings: string[] };

/**
 * What would be deleted under an address for good, in the files of the database too.
 * @throws CommandError where nothing is stored under it
 */
export async function erasePlan(site: Site, email: string): Promise<Plan<Outcome>> {
  expectLinkSecret(site);
  const { unpaid, others, ...under } = await countUnder(site, email);
  if (Object.values({ ...under, unpaid, others }).every((count) => count === 0))
    throw new CommandError('Nothing is stored under this address.');
  return {
    question: [
      `Delete everything under ${email} for good?`,
      `It is ${wordsOf(under)}.`,
      under.orders > 0 &&
        `Orders under it: ${under.orders}. What was paid stays for the books without its buyer, and gives no files any more.`,
      unpaid > 0 && `Orders that were begun and not paid: ${unpaid}. They lose their buyer.`,
      others > 0 &&
        `Orders of somebody else whose payment names it: ${others}. They keep their buyer and their files, and lose this address alone.`,
      'It can’t be undone.',
    ]
      .filter(Boolean)
      .join(' '),
    async run() {
      const counts = await eraseAddress(site, email);
      const isCleanedUp = await cleanUpErased(site);
      return {
        counts,
        said: `Deleted: ${wordsOf(counts)}. Orders without their buyer: ${counts.orders}.`,
        warnings: [...(counts.isListed ? [] : [NOT_LISTED]), ...(isCleanedUp ? [] : [TRACES])],
      };
    },
  };
}

/** What goes for good, such as "1 diagnostic, 0 consents and 2 mails". */
const wordsOf = ({ assessments, consents, mails }: ErasedCounts) =>
  `${counted(assessments, 'diagnostic')}, ${counted(consents, 'consent')} and ${counted(mails, 'mail')}`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
