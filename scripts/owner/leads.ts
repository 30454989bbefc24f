import { mailLinks } from '../../lib/your-data/mail-links';
import { leadSheet } from '../desk/lead-sheet';
import { leadsTable } from '../desk/tables';
import { sheetText, tableText } from '../desk/text';
import { type Given, LISTED } from './command';
import { csv, leadsCsv } from './csv';
import { CommandError, handOut, say } from './output';

/** npm run leads -- list */
export async function listLeads({ site, json }: Given): Promise<void> {
  const leads = await site.ownersLeads.list({ limit: LISTED });
  say(json, leads, tableText(leadsTable(site, leads), site.content.site.timeZone));
}

/** npm run leads -- show ID */
export async function showLead({ site, json, args: [id = ''] }: Given): Promise<void> {
  const lead = await site.ownersLeads.find(id);
  if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
  say(json, lead, sheetText(leadSheet(site, lead), site.content.site.timeZone));
}

/** npm run leads -- export [--file leads.csv] */
export async function exportLeads({ site, json, file }: Given): Promise<void> {
  const leads = await site.ownersLeads.list({});
  handOut(file, json ? `${JSON.stringify(leads, null, 2)}\n` : leadsCsv(leads), `${leads.length} leads`);
}

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
