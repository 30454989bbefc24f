import type { BookingStore } from '@/lib/diagnostic/store/bookings';
import type { BookingFact } from './ports';

type Ports = {
  bookings: BookingStore;
  /** Called when a booking is of nobody we know. */
  tellUnknown: () => void;
};

/** 'unknown': no diagnostic has any of its addresses. 'ignored': what was told is no booking. */
type BookingOutcome = 'noted' | 'unknown' | 'ignored';

/** Keeps what the calendar tells of booked calls with the diagnostics of those who booked (rule 140). */
export function noteBookings({ bookings, tellUnknown }: Ports) {
  return async (facts: BookingFact[]): Promise<BookingOutcome> => {
    if (facts.length === 0) return 'ignored';
    const outcomes = [];
    for (const fact of facts) outcomes.push(await bookings.note(fact));
    if (outcomes.includes('noted')) return 'noted';
    tellUnknown();
    return 'unknown';
  };
}
