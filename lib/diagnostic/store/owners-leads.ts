import type { Lead, Reader } from '@/lib/diagnostic/rules/lead';
import { type Booking, standingBooking } from '@/lib/diagnostic/rules/booking';
import type { OwnersLeads } from '@/lib/diagnostic/ports';
import { fromRow } from './assessments';
import type { Database } from '@/lib/platform/database/client';

const WITH_WISHES = {
  reportRequest: { select: { createdAt: true, callAt: true } },
  bookings: {
    select: { bookedAt: true, startsAt: true, canceledAt: true },
    orderBy: { bookedAt: 'desc' },
  },
} as const;

/** Finished diagnostics as the owner's commands look at them. */
export function ownersLeads(database: Database): OwnersLeads {
  async function withConsent(rows: Found[]): Promise<Lead[]> {
    const consents = await database.marketingConsent.findMany({
      where: {
        email: { in: [...new Set(rows.map(({ email }) => email.toLowerCase()))] },
        ...IN_FORCE,
      },
      select: { email: true, confirmedAt: true },
      orderBy: { confirmedAt: 'desc' },
    });
    const confirmed = new Map(consents.map(({ email, confirmedAt }) => [email, confirmedAt]));
    return rows.map((row) => ({
      ...fromRow(row),
      ...askedFor(row.reportRequest),
      booking: standingBooking(row.bookings),
      marketingSince: confirmed.get(row.email.toLowerCase()) ?? null,
    }));
  }

  return {
    async find(id) {
      const row = await database.assessment.findUnique({ where: { id }, include: WITH_WISHES });
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
        include: WITH_WISHES,
      });
      // In parts: a database accepts a limited number of values in one query.
      const leads: Lead[] = [];
      for (let at = 0; at < rows.length; at += PART)
        leads.push(...(await withConsent(rows.slice(at, at + PART))));
      return leads;
    },

    async readers() {
      const people = await database.assessment.findMany({
        orderBy: { createdAt: 'asc' },
        select: { email: true, name: true },
      });
      const names = new Map(people.map(({ email, name }) => [email.toLowerCase(), name]));
      const consents = await database.marketingConsent.findMany({
        where: IN_FORCE,
        orderBy: { confirmedAt: 'asc' },
        select: { id: true, email: true, confirmedAt: true },
      });
      const readers = new Map<string, Reader>();
      for (const { id, email, confirmedAt } of consents)
        if (confirmedAt && !readers.has(email))
          readers.set(email, { email, name: names.get(email) ?? null, since: confirmedAt, consentId: id });
      return [...readers.values()];
    },
  };
}

const PART = 500;

/** Confirmed from the mailbox, and not withdrawn. */
const IN_FORCE = { confirmedAt: { not: null }, withdrawnAt: null } as const;

type Found = Parameters<typeof fromRow>[0] & {
  reportRequest: { createdAt: Date; callAt: Date | null } | null;
  bookings: Booking[];
};

function askedFor(request: Found['reportRequest']): Pick<Lead, 'asked' | 'askedAt'> {
  if (!request) return { asked: 'nothing', askedAt: null };
  return request.callAt
    ? { asked: 'call', askedAt: request.callAt }
    : { asked: 'report', askedAt: request.createdAt };
}
