import { ATTRIBUTION_KEYS } from '../../lib/kernel/attribution';
import type { Cell } from '../../lib/kernel/csv';
import { keyed } from '../../lib/kernel/keyed';
import { DETAIL_IDS } from '../../lib/diagnostic/rules/contact-fields';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { csv } from './csv';

const COLUMNS: Record<string, (lead: Lead) => Cell | null | undefined> = {
  id: (lead) => lead.id,
  finished: (lead) => lead.createdAt.toISOString(),
  name: (lead) => lead.name,
  email: (lead) => lead.email,
  ...keyed(DETAIL_IDS, (id) => (lead) => lead[id]),
  challenges: (lead) => lead.currentChallenges.join('; '),
  score: (lead) => lead.overallScore,
  asked: (lead) => lead.asked,
  askedAt: (lead) => lead.askedAt?.toISOString(),
  marketing: (lead) => (lead.marketingSince ? 'yes' : 'no'),
  marketingSince: (lead) => lead.marketingSince?.toISOString(),
  ...keyed(ATTRIBUTION_KEYS, (key) => (lead) => lead.attribution?.[key]),
  // The two are stored as one: the first word is taken for the first name.
  firstName: (lead) => lead.name.trim().split(/\s+/)[0],
  lastName: (lead) => lead.name.trim().split(/\s+/).slice(1).join(' '),
  callBooked: (lead) => lead.booking?.bookedAt.toISOString(),
  callStarts: (lead) => lead.booking?.startsAt?.toISOString(),
  callCanceled: (lead) => lead.booking?.canceledAt?.toISOString(),
};

/** Leads for a spreadsheet. */
export function leadsCsv(leads: Lead[]): string {
  const columns = Object.keys(COLUMNS);
  return csv(
    leads.map((lead) => keyed(columns, (name) => COLUMNS[name]?.(lead) ?? '')),
    columns,
  );
}
