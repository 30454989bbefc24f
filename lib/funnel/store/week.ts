import type { WeekStore } from '@/lib/funnel/ports';
import type { Attribution } from '@/lib/funnel/rules/attribution';
import type { WeekFacts } from '@/lib/funnel/rules/week';
import { askedFor, IS_LEAD } from '@/lib/diagnostic/rules/lead';
import type { Database } from '@/lib/platform/database/client';

/** What the Monday mail tells of, out of the tables of those who know. */
export function weekStore(database: Database): WeekStore {
  return {
    async read(from, to, now) {
      const week = { gte: from, lt: to };
      return {
        leads: await leadsSince(database, from),
        calls: await callsIn(database, week),
        booked: await database.booking.count({ where: { bookedAt: week, canceledAt: null } }),
        sales: sumsOf(
          await database.order.findMany({
            where: { soldAt: week },
            select: { title: true, priceCents: true },
          }),
          (order) => ({ title: order.title, cents: order.priceCents }),
        ),
        refunds: sumsOf(
          [...(await refundsOf(database, week)), ...(await lostIn(database, week))],
          (back) => ({
            title: back.order.title,
            cents: back.amount,
          }),
        ),
        waiting: await waiting(database, now),
      };
    },

    async hadBegun(before, day) {
      const where = { createdAt: { lt: before } };
      const first =
        (await database.funnelCounter.findFirst({ where: { day: { lt: day } }, select: { day: true } })) ??
        (await database.assessment.findFirst({ where, select: { id: true } })) ??
        (await database.order.findFirst({ where, select: { id: true } })) ??
        (await database.outboxMail.findFirst({ where, select: { id: true } }));
      return first !== null;
    },
  };
}

type Within = { gte: Date; lt: Date };

/** Somebody has asked for their call again since, of the diagnostic that corrects this one. */
const CALLED_AGAIN = { assessment: { correctedBy: { reportRequest: { callAt: { not: null } } } } };

/** A call that was asked for of a diagnostic and of what it corrects is one. */
async function callsIn(database: Database, week: Within): Promise<number> {
  const requests = await database.reportRequest.findMany({
    where: { callAt: week, NOT: CALLED_AGAIN },
    select: { assessment: { select: { id: true, correctedById: true } } },
  });
  return new Set(requests.map(({ assessment }) => assessment.correctedById ?? assessment.id)).size;
}

/** What went back, of what was sold. */
const BACK = { amount: true, order: { select: { title: true } } };
const OF_SOLD = { order: { soldAt: { not: null } } };

const refundsOf = (database: Database, week: Within) =>
  database.refund.findMany({
    where: { createdAt: week, status: { in: ['pending', 'succeeded'] }, ...OF_SOLD },
    select: BACK,
  });

const lostIn = (database: Database, week: Within) =>
  database.dispute.findMany({ where: { status: 'lost', lostAt: week, ...OF_SOLD }, select: BACK });

const REQUEST = { select: { createdAt: true, callAt: true } } as const;

/** More than a person can look at in a week. */
const MOST_LEADS = 2_000;

async function leadsSince(database: Database, from: Date): Promise<WeekFacts['leads']> {
  const rows = await database.assessment.findMany({
    where: { ...IS_LEAD, createdAt: { gte: from } },
    orderBy: { createdAt: 'desc' },
    take: MOST_LEADS,
    select: {
      ...{ id: true, createdAt: true, name: true, email: true, company: true },
      corrects: { select: { createdAt: true, reportRequest: REQUEST } },
      ...{ overallScore: true, attribution: true, reportRequest: REQUEST },
    },
  });
  const since = { gte: from };
  const booked = await database.booking.findMany({
    where: { canceledAt: null, OR: [{ bookedAt: since }, { startsAt: since }] },
    select: { assessment: { select: { email: true } } },
  });
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

async function waiting(database: Database, now: Date): Promise<WeekFacts['waiting']> {
  const hourAgo = new Date(now.getTime() - HOUR);
  return {
    mails: await database.outboxMail.count({ where: { status: 'queued', createdAt: { lt: hourAgo } } }),
    deadMails: await database.outboxMail.count({ where: { status: 'dead' } }),
    events: await database.webhookEvent.count({ where: { handledAt: null, receivedAt: { lt: hourAgo } } }),
    onHold: await database.order.count({ where: { status: 'on_hold' } }),
    disputes: await database.dispute.count({ where: { status: { in: ['open', 'inquiry'] } } }),
  };
}

/** In ms. What is younger is under way. */
const HOUR = 60 * 60_000;

/** By title, what sold for most first. */
function sumsOf<Row>(rows: Row[], read: (row: Row) => { title: string; cents: number }) {
  const sums = new Map<string, { title: string; count: number; cents: number }>();
  for (const row of rows) {
    const { title, cents } = read(row);
    const sum = sums.get(title) ?? { title, count: 0, cents: 0 };
    sums.set(title, { title, count: sum.count + 1, cents: sum.cents + cents });
  }
  return [...sums.values()].sort((a, b) => b.cents - a.cents);
}
