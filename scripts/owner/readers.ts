import { csv } from './csv';
import type { Given } from './leads';
import { CommandError, handOut } from './output';
import { mailLinks } from '../../lib/your-data/mail-links';

/** npm run leads -- readers [--file newsletter.csv]: for whatever sends the newsletter. */
export async function exportReaders({ site, json, file }: Given): Promise<void> {
  // Without LINK_SECRETS links would be signed with a secret of this process, and end with it.
  if (!site.settings.LINK_SECRETS)
    throw new CommandError('LINK_SECRETS is not set: readers could not unsubscribe.');
  const { unsubscribeLink } = mailLinks(site.settings);
  const readers = (await site.ownersLeads.readers()).map(({ email, name, since, consentId }) => ({
    email,
    name: name ?? '',
    since: since.toISOString(),
    unsubscribe: unsubscribeLink(consentId),
  }));
  const columns = ['email', 'name', 'since', 'unsubscribe'];
  const text = json ? `${JSON.stringify(readers, null, 2)}\n` : csv(readers, columns);
  handOut(file, text, `${readers.length} readers`);
}
