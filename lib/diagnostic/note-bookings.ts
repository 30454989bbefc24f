import type { BookingStore } from '@/lib/diagnostic/store/bookings';
import type { BookingFact } from './ports';

type Ports = {
  bookings: BookingStore;
  /** Called for a booking of an unknown address. */
  tellUnknown: () => void;
};

/** 'unknown': no diagnostic has its addresses. 'ignored': not a booking. */
type BookingOutcome = 'noted' | 'unknown' | 'ignored';

/** Stores bookings with the diagnostics of their bookers (rule 140). */
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
