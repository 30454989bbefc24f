import type { Context } from '@/lib/context';
import { newMail } from '@/lib/mail/new-mail';
import { queueOnce } from '@/lib/mail/store/outbox';
import { log } from '@/lib/platform/log/log';
import { requestId } from '@/lib/platform/log/request-id';
import type { BookingFact } from './rules/booking';
import { noteBooking } from './store/bookings';

/** 'unknown': no diagnostic has its addresses. 'ignored': not a booking. */
type BookingOutcome = 'noted' | 'unknown' | 'ignored';

/** Stores bookings (rule 140), and mails the coaches once that a call is booked or was missed. */
export async function noteBookings(context: Context, facts: BookingFact[]): Promise<BookingOutcome> {
  if (facts.length === 0) return 'ignored';
  const noted = [];
  for (const fact of facts) noted.push(await note(context, fact));
  if (noted.includes(true)) return 'noted';
  log().info('The calendar told of a call of nobody we know', { req: requestId() });
  return 'unknown';
}

async function note(context: Context, fact: BookingFact): Promise<boolean> {
  const noted = await noteBooking(context.database, fact);
  if (noted && !noted.canceledAt) {
    const about = fact.isMissed ? 'missed' : 'booked';
    const said = { reason: `owner-call:${about}:${fact.id}`, recipient: null, data: { about } } as const;
    const { assessmentId } = noted;
    await queueOnce(context.database, newMail(context, { template: 'owner-call', ...said, assessmentId }));
  }
  return noted !== null;
}
