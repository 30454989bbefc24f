import { stringify } from 'csv-stringify/sync';
import { ATTRIBUTION_KEYS } from '../../lib/domain/diagnostic/attribution';
import type { Lead } from '../../lib/domain/diagnostic/lead';

/**
 * Leads for a spreadsheet. A value that begins like a formula is marked as text: nobody's entry is run. The mark at the
 * beginning of the file tells Excel that names are in UTF-8.
 */
export function leadsCsv(leads: Lead[]): string {
  const columns = [
    'id',
    'finished',
    'name',
    'email',
    'phone',
    'company',
    'role',
    'companySize',
    'challenges',
    'score',
    'asked',
    'askedAt',
    'marketing',
    'marketingSince',
    ...ATTRIBUTION_KEYS,
  ];
  const rows = leads.map((lead) => ({
    id: lead.id,
    finished: lead.createdAt.toISOString(),
    name: lead.name,
    email: lead.email,
    phone: lead.phone ?? '',
    company: lead.company ?? '',
    role: lead.role ?? '',
    companySize: lead.companySize ?? '',
    challenges: lead.currentChallenges.join('; '),
    score: lead.overallScore,
    asked: lead.asked,
    askedAt: lead.askedAt?.toISOString() ?? '',
    marketing: lead.marketingSince ? 'yes' : 'no',
    marketingSince: lead.marketingSince?.toISOString() ?? '',
    ...Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, lead.attribution?.[key] ?? ''])),
  }));
  return stringify(rows, {
    ...{ bom: true, header: true, columns },
    ...{ escape_formulas: true, record_delimiter: 'windows' },
  });
}
