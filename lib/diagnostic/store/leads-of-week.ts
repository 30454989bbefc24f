import { askedFor, IS_LEAD } from '@/lib/diagnostic/rules/lead';
import type { Attribution } from '@/lib/funnel/rules/attribution';
import type { WeekFacts } from '@/lib/funnel/rules/week';
import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';

/** What the Monday mail tells of leads and calls (rule 110). */
export function leadsOfWeek(database: Database) {
  return {
    async between(from: Date, to: Date): Promise<Pick<WeekFacts, 'leads' | 'calls' | 'booked'>> {
      const week = { gte: from, lt: to };
      return {
        leads: await leadsSince(database, from),
        calls: await callsIn(database, week),
        booked: await database.booking.count({ where: { bookedAt: week, canceledAt: null } }),
      };
    },

    /** Whether a diagnostic was finished before a moment. */
    async hadBegun(before: Date) {
      const where = { createdAt: { lt: before } };
      return (await database.assessment.findFirst({ where, select: { id: true } })) !== null;
    },
  };
}

/** Somebody has asked for their call again since, of the diagnostic that corrects this one. */
const CALLED_AGAIN = { assessment: { correctedBy: { reportRequest: { callAt: { not: null } } } } };

/** A call that was asked for of a diagnostic and of what it corrects is one. */
async function callsIn(database: Database, week: { gte: Date; lt: Date }): Promise<number> {
  const requests = await readPages('assessmentId', (page) =>
    database.reportRequest.findMany({
      where: { callAt: week, NOT: CALLED_AGAIN },
      orderBy: { assessmentId: 'asc' },
      select: { assessmentId: true, assessment: { select: { id: true, correctedById: true } } },
      ...page,
    }),
  );
  return new Set(requests.map(({ assessment }) => assessment.correctedById ?? assessment.id)).size;
}

const REQUEST = { select: { createdAt: true, callAt: true } } as const;

/** More than a person can look at in a week. */
const MOST_LEADS = 2_000;

async function leadsSince(database: Database, from: Date): Promise<WeekFacts['leads']> {
  const rows = await readPages(
    'id',
    (page) =>
      database.assessment.findMany({
        where: { ...IS_LEAD, createdAt: { gte: from } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: {
          ...{ id: true, createdAt: true, name: true, email: true, company: true },
          corrects: { select: { createdAt: true, reportRequest: REQUEST } },
          ...{ overallScore: true, attribution: true, reportRequest: REQUEST },
        },
        ...page,
      }),
    MOST_LEADS,
  );
  const since = { gte: from };
  const booked = await readPages('id', (page) =>
    database.booking.findMany({
      where: { canceledAt: null, OR: [{ bookedAt: since }, { startsAt: since }] },
      orderBy: { id: 'asc' },
      select: { id: true, assessment: { select: { email: true } } },
      ...page,
    }),
  );
  const bookers = new Set(booked.map(({ assessment }) => assessment.email.toLowerCase()));
  // What was stored is asserted: only the store of diagnostics writes it.
  return rows.map(({ reportRequest, corrects, attribution, ...row }) => ({
    ...row,
    // They came with the first of them (rule 145).
    createdAt: new Date(Math.min(...[row, ...corrects].map((one) => one.createdAt.getTime()))),
    hasBooked: bookers.has(row.email.toLowerCase()),
    attribution: attribution as Attribution | null,
    asked: askedFor([reportRequest, ...corrects.map((one) => one.reportRequest)]).asked,
  }));
}
