import { ATTRIBUTION_KEYS } from '../../lib/kernel/attribution';
import { keyed } from '../../lib/kernel/keyed';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { csv } from './csv';

/** Leads for a spreadsheet. */
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
    'firstName',
    'lastName',
    'callBooked',
    'callStarts',
    'callCanceled',
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
    ...keyed(ATTRIBUTION_KEYS, (key) => lead.attribution?.[key] ?? ''),
    ...namesOf(lead.name),
    callBooked: lead.booking?.bookedAt.toISOString() ?? '',
    callStarts: lead.booking?.startsAt?.toISOString() ?? '',
    callCanceled: lead.booking?.canceledAt?.toISOString() ?? '',
  }));
  return csv(rows, columns);
}

/** The two are stored as one: the first word is taken for the first name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}
