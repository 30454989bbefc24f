import { DAY } from '../../lib/kernel/time';
import { type Lead, LEAD_WISHES } from '../../lib/diagnostic/rules/lead';
import { mailLinks } from '../../lib/your-data/mail-links';
import { leadSheet } from '../desk/lead-sheet';
import { leadsTable } from '../desk/tables';
import { sheetText, tableText } from '../desk/text';
import type { Given } from './command';
import { csv, leadsCsv } from './csv';
import { CommandError, handOut, say } from './output';

/** npm run leads -- list */
export async function listLeads({ limit = 50, ...given }: Given): Promise<void> {
  const { site, json } = given;
  const leads = await chosen({ limit, ...given });
  say(json, leads, tableText(leadsTable(site, leads), site.content.site.timeZone));
}

/** npm run leads -- show ID */
export async function showLead({ site, json, args: [id = ''] }: Given): Promise<void> {
  const lead = await site.ownersLeads.find(id);
  if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
  say(json, lead, sheetText(leadSheet(site, lead), site.content.site.timeZone));
}

/** npm run leads -- export [--file leads.csv] */
export async function exportLeads(given: Given): Promise<void> {
  const leads = await chosen(given);
  const text = given.json ? `${JSON.stringify(leads, null, 2)}\n` : leadsCsv(leads);
  handOut(given.file, text, `${leads.length} leads`);
}

async function chosen({ site, asked, marketing, days, limit }: Given): Promise<Lead[]> {
  const wish = LEAD_WISHES.find((one) => one === asked);
  if (asked !== undefined && !wish) throw new CommandError(`--asked is one of: ${LEAD_WISHES.join(', ')}.`);
  const since = days === undefined ? undefined : new Date(Date.now() - days * DAY);
  // Who confirmed is known only afterwards: then the limit is, too.
  const found = await site.ownersLeads.list({
    asked: wish,
    since,
    limit: marketing ? undefined : limit,
  });
  return marketing ? found.filter(({ marketingSince }) => marketingSince).slice(0, limit) : found;
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
