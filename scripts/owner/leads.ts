import { routes } from '../../lib/kernel/routes';
import { DAY } from '../../lib/kernel/time';
import { type Booking, bookingState } from '../../lib/diagnostic/rules/booking';
import { DETAIL_IDS } from '../../lib/diagnostic/rules/contact-fields';
import { type Lead, LEAD_WISHES } from '../../lib/diagnostic/rules/lead';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import type { Site } from '../setup/open-site';
import { leadsCsv } from './leads-csv';
import { CommandError, handOut, list, minute, say, table } from './output';

export type Given = {
  site: Site;
  args: string[];
  json: boolean;
  asked?: string;
  /** Only those who agreed to marketing mail, and confirmed it. */
  marketing: boolean;
  days?: number;
  limit?: number;
  weeks?: number;
  file?: string;
};

/** npm run leads -- list */
export async function listLeads({ limit = 50, ...given }: Given): Promise<void> {
  const leads = await chosen({ limit, ...given });
  const { timeZone } = given.site.content.site;
  const rows = leads.map((lead) => [
    lead.id,
    minute(lead.createdAt, timeZone),
    `${lead.overallScore}%`,
    lead.asked,
    bookingState(lead.booking),
    lead.marketingSince ? 'yes' : 'no',
    lead.name,
    lead.email,
    lead.company ?? '',
  ]);
  const head = [
    'ID',
    `FINISHED (${timeZone})`,
    'SCORE',
    'ASKED FOR',
    'CALL',
    'MARKETING',
    'NAME',
    'EMAIL',
    'COMPANY',
  ];
  say(given.json, leads, list(head, rows, 'No finished diagnostics to show.'));
}

/** npm run leads -- show ID */
export async function showLead({ site, json, args: [id = ''] }: Given): Promise<void> {
  const lead = /^[\w-]{1,64}$/.test(id) ? await site.ownersLeads.find(id) : null;
  if (!lead) throw new CommandError('There is no finished diagnostic with this id.');
  const { ratings, recommendations, currentChallenges, attribution } = lead;
  const at = (date: Date) => minute(date, site.content.site.timeZone);
  const { fields } = site.content.diagnostic.questionnaire;
  const facts = [
    ['Name', lead.name],
    ['Email', lead.email],
    ...DETAIL_IDS.map((id) => [fields[id].label, lead[id] ?? '']),
    ['Finished', at(lead.createdAt)],
    ['Score', `${lead.overallScore}%`],
    ['Asked for', lead.askedAt ? `${lead.asked}, ${at(lead.askedAt)}` : lead.asked],
    ['Call', callText(lead.booking, at)],
    ['Marketing mail', lead.marketingSince ? `yes, since ${at(lead.marketingSince)}` : 'no'],
    ...lead.corrects.map((earlier) => ['Corrects', earlier]),
    ...(lead.correctedById === null ? [] : [['Corrected by', lead.correctedById]]),
    ['Times', site.content.site.timeZone],
    ['Results', new URL(routes.results(lead.id), site.settings.BASE_URL).href],
  ];
  const source = Object.entries(attribution ?? {});
  const { statements } = site.content.diagnostic.advice;
  const rated = STATEMENT_IDS.map((statement) => [
    String(ratings[statement] ?? '-'),
    statements[statement].short,
  ]);
  const text = [
    table(facts),
    `\nChallenges\n${currentChallenges.map((challenge) => `${challenge}\n`).join('')}`,
    `\nWhere they came from\n${source.length > 0 ? table(source) : 'not known\n'}`,
    `\nRatings, 0 to 3\n${table(rated)}`,
    `\nRecommendations\n${recommendations.map(({ title }) => `${title}\n`).join('')}`,
  ];
  say(json, lead, text.join(''));
}

/** "booked 2026-03-01 07:00, for 2026-03-04 10:00" */
function callText(booking: Booking | null, at: (date: Date) => string): string {
  if (!booking) return 'none booked that we know of';
  const { bookedAt, startsAt, canceledAt } = booking;
  const parts = [`booked ${at(bookedAt)}`, startsAt && `for ${at(startsAt)}`];
  return [...parts, canceledAt && `canceled ${at(canceledAt)}`].filter(Boolean).join(', ');
}

/** npm run leads -- export [--file leads.csv] */
export async function exportLeads(given: Given): Promise<void> {
  const leads = await chosen(given);
  const text = given.json ? `${JSON.stringify(leads, null, 2)}\n` : leadsCsv(leads);
  handOut(given.file, text, `${leads.length} leads`);
}

async function chosen({
  site,
  asked,
  marketing,
  days,
  limit,
}: Omit<Given, 'args' | 'json'>): Promise<Lead[]> {
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
