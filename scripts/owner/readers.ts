import { rightsLinks } from '../../lib/container-rights';
import { ownersLeads } from '../../lib/diagnostic/store/owners-leads';
import { csv } from './csv';
import type { Given } from './leads';
import { CommandError, handOut } from './output';

/** npm run leads -- readers [--file newsletter.csv]: for whatever sends the newsletter. */
export async function exportReaders({ shop, json, file }: Given): Promise<void> {
  const { LINK_SECRET, BASE_URL } = shop.settings;
  // Without LINK_SECRET links would be signed with a secret of this process, and end with it.
  if (!LINK_SECRET) throw new CommandError('LINK_SECRET is not set: readers could not unsubscribe.');
  const { unsubscribeLink } = rightsLinks([LINK_SECRET], BASE_URL);
  const readers = (await ownersLeads(shop.database).readers()).map(({ email, name, since, consentId }) => ({
    email,
    name: name ?? '',
    since: since.toISOString(),
    unsubscribe: unsubscribeLink(consentId),
  }));
  const columns = ['email', 'name', 'since', 'unsubscribe'];
  const text = json ? `${JSON.stringify(readers, null, 2)}\n` : csv(readers, columns);
  handOut(file, text, `${readers.length} readers`);
}
