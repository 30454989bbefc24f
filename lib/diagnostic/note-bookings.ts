import type { Context } from '@/lib/context';
import { log } from '@/lib/platform/log/log';
import { requestId } from '@/lib/platform/log/request-id';
import type { BookingFact } from './rules/booking';
import { noteBooking } from './store/bookings';

/** 'unknown': no diagnostic has its addresses. 'ignored': not a booking. */
type BookingOutcome = 'noted' | 'unknown' | 'ignored';

/** Stores bookings with the diagnostics of their bookers (rule 140). */
export async function noteBookings({ database }: Context, facts: BookingFact[]): Promise<BookingOutcome> {
  if (facts.length === 0) return 'ignored';
  const outcomes = [];
  for (const fact of facts) outcomes.push(await noteBooking(database, fact));
  if (outcomes.includes('noted')) return 'noted';
  log().info('The calendar told of a call of nobody we know', { req: requestId() });
  return 'unknown';
}
