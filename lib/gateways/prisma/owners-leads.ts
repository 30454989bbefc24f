import type { Lead } from '@/lib/domain/diagnostic/lead';
import type { OwnersLeads } from '@/lib/usecases/ports';
import { fromRow } from './assessments';
import type { Database } from './client';

const WITH_REQUEST = { reportRequest: { select: { createdAt: true, callAt: true } } } as const;

/** Finished diagnostics as the owner's commands look at them. */
export function ownersLeads(database: Database): OwnersLeads {
  async function withConsent(rows: Found[]): Promise<Lead[]> {
    const consents = await database.marketingConsent.findMany({
      where: {
        email: { in: [...new Set(rows.map(({ email }) => email.toLowerCase()))] },
        confirmedAt: { not: null },
        withdrawnAt: null,
      },
      select: { id: true, email: true, confirmedAt: true },
      orderBy: { confirmedAt: 'desc' },
    });
    const confirmed = new Map(consents.map((consent) => [consent.email, consent]));
    const consentOf = (email: string) => confirmed.get(email.toLowerCase());
    return rows.map((row) => ({
      ...fromRow(row),
      ...askedFor(row.reportRequest),
      marketingSince: consentOf(row.email)?.confirmedAt ?? null,
      consentId: consentOf(row.email)?.id ?? null,
    }));
  }

  return {
    async find(id) {
      const row = await database.assessment.findUnique({ where: { id }, include: WITH_REQUEST });
      return row && ((await withConsent([row]))[0] ?? null);
    },

    async list({ asked, since, limit }) {
      const called = { callAt: { not: null } };
      const reported = { callAt: null };
      const rows = await database.assessment.findMany({
        where: {
          ...(since && { createdAt: { gte: since } }),
          ...(asked === 'nothing' && { reportRequest: null }),
          ...(asked === 'call' && { reportRequest: called }),
          ...(asked === 'report' && { reportRequest: reported }),
        },
        orderBy: { createdAt: 'desc' },
        take: limit,
        include: WITH_REQUEST,
      });
      // In parts: a database takes so many values in one question and no more.
      const leads: Lead[] = [];
      for (let at = 0; at < rows.length; at += PART)
        leads.push(...(await withConsent(rows.slice(at, at + PART))));
      return leads;
    },
  };
}

const PART = 500;

type Found = Parameters<typeof fromRow>[0] & {
  reportRequest: { createdAt: Date; callAt: Date | null } | null;
};

function askedFor(request: Found['reportRequest']): Pick<Lead, 'asked' | 'askedAt'> {
  if (!request) return { asked: 'nothing', askedAt: null };
  return request.callAt
    ? { asked: 'call', askedAt: request.callAt }
    : { asked: 'report', askedAt: request.createdAt };
}
