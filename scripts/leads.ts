import { mailLinks } from '../lib/your-data/mail-links';
import { leadSheet } from './desk/lead-sheet';
import { leadsTable } from './desk/tables';
import { sheetText, tableText } from './desk/text';
import { type Given, LISTED, siteCommand } from './owner/command';
import { csv, leadsCsv } from './owner/csv';
import { reportLeads } from './owner/leads-report';
import { CommandError, handOut, say } from './owner/output';

const HELP = `npm run leads -- COMMAND [--json]

  list                              the newest 50 finished diagnostics
  show ID                           one of them, with every answer
  export [--file leads.csv]         all of them as CSV, safe to open in a spreadsheet
  readers [--file newsletter.csv]   whom to send the newsletter, each once, with the link that ends it
  report [--weeks 4]                what came of each week, then of each utm_source

In the report, reports and calls are what those who finished their diagnostic in that week have asked for so far; orders are sales of
that week, and money in is their prices, before refunds.

  --weeks N      this week and those before it, each from its Monday
`;

/** npm run leads -- list */
async function listLeads({ site, json }: Given): Promise<void> {
  const leads = await site.ownersLeads.list({ limit: LISTED });
  say(json, leads, tableText(leadsTable(site, leads), site.content.site.timeZone));
}

/** npm run leads -- show ID */
async function showLead({ site, json, args: [id = ''] }: Given): Promise<void> {
  const lead = await site.ownersLeads.find(id);
  if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
  say(json, lead, sheetText(leadSheet(site, lead), site.content.site.timeZone));
}

/** npm run leads -- export [--file leads.csv] */
async function exportLeads({ site, json, file }: Given): Promise<void> {
  const leads = await site.ownersLeads.list({});
  handOut(file, json ? `${JSON.stringify(leads, null, 2)}\n` : leadsCsv(leads), `${leads.length} leads`);
}

/** npm run leads -- readers [--file newsletter.csv]: for whatever sends the newsletter. */
async function exportReaders({ site, json, file }: Given): Promise<void> {
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

await siteCommand(HELP, ['weeks', 'file'], {
  list: { run: listLeads, min: 0, max: 0 },
  show: { run: showLead, min: 1, max: 1 },
  export: { run: exportLeads, min: 0, max: 0 },
  report: { run: reportLeads, min: 0, max: 0 },
  readers: { run: exportReaders, min: 0, max: 0 },
});
