export type Booking = {
  bookedAt: Date;
  /** `null`: unknown. */
  startsAt: Date | null;
  canceledAt: Date | null;
};

export type BookingFact = {
  id: string;
  /** Of whoever booked, then of their guests. */
  emails: string[];
  /** By the clock of the calendar. */
  toldAt: Date;
  /** When the call begins; null: it does not say. */
  startsAt: Date | null;
  isCanceled: boolean;
  isMissed: boolean;
};

/** The newest that isn't canceled, or else the newest. */
export function standingBooking(bookings: Booking[]): Booking | null {
  const newestFirst = bookings.toSorted((one, other) => Number(other.bookedAt) - Number(one.bookedAt));
  return newestFirst.find(({ canceledAt }) => canceledAt === null) ?? newestFirst[0] ?? null;
}

export function bookingState(booking: Booking | null): 'booked' | 'canceled' | 'no' {
  if (!booking) return 'no';
  return booking.canceledAt ? 'canceled' : 'booked';
}
