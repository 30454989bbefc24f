import type { BookingStore } from '@/lib/diagnostic/store/bookings';
import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import type { BookingFact } from './ports';

type Ports = {
  bookings: BookingStore;
  outbox: MailQueue;
  newId: () => string;
  now: () => Date;
  /** Called for a booking of an unknown address. */
  tellUnknown: () => void;
};

/** 'unknown': no diagnostic has its addresses. 'ignored': not a booking. */
type BookingOutcome = 'noted' | 'unknown' | 'ignored';

/**
 * Stores bookings with the diagnostics of their bookers (rule 140), and mails the coaches once that a call is
 * booked or was missed.
 */
export function noteBookings({ bookings, outbox, newId, now, tellUnknown }: Ports) {
  async function note(fact: BookingFact) {
    const noted = await bookings.note(fact);
    if (noted && !noted.canceledAt) {
      const about = fact.isMissed ? 'missed' : 'booked';
      const said = { reason: `owner-call:${about}:${fact.id}`, recipient: null, data: { about } } as const;
      const { assessmentId } = noted;
      await outbox.queue(newMail({ newId, now }, { template: 'owner-call', ...said, assessmentId }));
    }
    return noted !== null;
  }

  return async (facts: BookingFact[]): Promise<BookingOutcome> => {
    if (facts.length === 0) return 'ignored';
    const noted = [];
    for (const fact of facts) noted.push(await note(fact));
    if (noted.includes(true)) return 'noted';
    tellUnknown();
    return 'unknown';
  };
}
