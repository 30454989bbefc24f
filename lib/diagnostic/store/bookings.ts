import type { BookingFact } from '@/lib/diagnostic/rules/booking';
import type { Database } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { isUnknownRow, made } from '@/lib/platform/database/taken';
import { assessmentsOf } from './assessments';

/**
 * Notes it with the newest diagnostic before it. Repeated, late and simultaneous news ends the same: a row
 * changes only if the fact is newer. A cancellation is final. `null`: nobody is known by its addresses.
 */
export async function noteBooking(
  database: Database,
  fact: BookingFact,
): Promise<{ assessmentId: string; canceledAt: Date | null } | null> {
  const { booking } = database;
  const { id, toldAt, startsAt, isCanceled } = fact;
  if ((await booking.count({ where: { id } })) === 0 && (await add(database, fact)) === 'unknown')
    return null;
  await booking.updateMany({ where: { id, bookedAt: { gt: toldAt } }, data: { bookedAt: toldAt } });
  const isNews = { OR: [{ startsAt: null }, { toldAt: { lt: toldAt } }] };
  if (startsAt) await booking.updateMany({ where: { id, ...isNews }, data: { startsAt, toldAt } });
  if (isCanceled) await booking.updateMany({ where: { id, canceledAt: null }, data: { canceledAt: toldAt } });
  return booking.findUnique({ where: { id }, select: { assessmentId: true, canceledAt: true } });
}

/** 'taken': another call was faster. */
async function add(database: Database, fact: BookingFact): Promise<'noted' | 'unknown' | 'taken'> {
  const { id, emails, toldAt, startsAt, isCanceled } = fact;
  const assessmentId = await bookersAssessment(database, emails, toldAt);
  if (assessmentId === null) return 'unknown';
  const canceledAt = isCanceled ? toldAt : null;
  const data = { id, assessmentId, bookedAt: toldAt, startsAt, toldAt, canceledAt };
  try {
    return (await made(database.booking.create({ data, select: { id: true } }))) ? 'noted' : 'taken';
  } catch (error) {
    // Deleted in between.
    if (isUnknownRow(error)) return 'unknown';
    throw error;
  }
}

/** The first known address's newest diagnostic before the booking, or else its first after. */
async function bookersAssessment(database: Database, emails: string[], at: Date): Promise<string | null> {
  for (const email of emails) {
    const theirs = await inParts(await assessmentsOf(database, email), (part) =>
      database.assessment.findMany({ where: { id: { in: part } }, select: { id: true, createdAt: true } }),
    );
    theirs.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const found = theirs.findLast(({ createdAt }) => createdAt <= at) ?? theirs[0];
    if (found) return found.id;
  }
  return null;
}
