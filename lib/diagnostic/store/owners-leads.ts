import { standingBooking } from '@/lib/diagnostic/rules/booking';
import { askedFor, IS_LEAD, type Lead, type Reader } from '@/lib/diagnostic/rules/lead';
import { IN_FORCE } from '@/lib/your-data/rules/consent';
import { fromRow } from './assessments';
import type { Database } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

const WISHES = {
  reportRequest: { select: { createdAt: true, callAt: true } },
  bookings: { select: { bookedAt: true, startsAt: true, canceledAt: true } },
} as const;
const WITH_WISHES = {
  ...WISHES,
  corrects: { select: { id: true, ...WISHES }, orderBy: { createdAt: 'asc' } },
} as const;

type Order = Pick<Prisma.AssessmentFindManyArgs, 'orderBy'>;
type Wanted = { since?: Date; limit?: number };

export function ownersLeads(database: Database) {
  async function withConsent(rows: Found[]): Promise<Lead[]> {
    const addresses = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
    const consents = await inParts(addresses, (part) =>
      readPages('id', (page) =>
        database.marketingConsent.findMany({
          where: { email: { in: part }, ...IN_FORCE },
          select: { id: true, email: true, confirmedAt: true },
          orderBy: [{ confirmedAt: 'desc' }, { id: 'desc' }],
          ...page,
        }),
      ),
    );
    const confirmed = new Map(consents.map(({ email, confirmedAt }) => [email, confirmedAt]));
    return rows.map((row) => ({
      ...fromRow(row),
      ...askedFor([row, ...row.corrects].map(({ reportRequest }) => reportRequest)),
      booking: standingBooking([row, ...row.corrects].flatMap(({ bookings }) => bookings)),
      corrects: row.corrects.map(({ id }) => id),
      marketingSince: confirmed.get(row.email.toLowerCase()) ?? null,
    }));
  }

  return {
    async find(id: string): Promise<Lead | null> {
      const row = await database.assessment.findUnique({ where: { id }, include: WITH_WISHES });
      return row && ((await withConsent([row]))[0] ?? null);
    },

    async list({ since, limit }: Wanted): Promise<Lead[]> {
      const where = { ...IS_LEAD, ...(since && { createdAt: { gte: since } }) };
      const order = { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] } satisfies Order;
      const query = { where, include: WITH_WISHES, ...order };
      return withConsent(
        await readPages('id', (page) => database.assessment.findMany({ ...query, ...page }), limit),
      );
    },

    /** Each address once, whoever confirmed first comes first. */
    async readers(): Promise<Reader[]> {
      const people = await readPages('id', (page) =>
        database.assessment.findMany({
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true, email: true, name: true },
          ...page,
        }),
      );
      const names = new Map(people.map(({ email, name }) => [email.toLowerCase(), name]));
      const consents = await readPages('id', (page) =>
        database.marketingConsent.findMany({
          where: IN_FORCE,
          orderBy: [{ confirmedAt: 'asc' }, { id: 'asc' }],
          select: { id: true, email: true, confirmedAt: true },
          ...page,
        }),
      );
      const readers = new Map<string, Reader>();
      for (const { id, email, confirmedAt } of consents)
        if (confirmedAt && !readers.has(email))
          readers.set(email, { email, name: names.get(email) ?? null, since: confirmedAt, consentId: id });
      return [...readers.values()];
    },
  };
}

type Found = Prisma.AssessmentGetPayload<{ include: typeof WITH_WISHES }>;
