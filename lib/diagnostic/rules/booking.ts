/** A call in the firm's calendar, as the calendar tells. */
export type Booking = {
  bookedAt: Date;
  /** When the call begins; null: nobody said. */
  startsAt: Date | null;
  canceledAt: Date | null;
};

/** Of several the one that counts: the newest that was not canceled, or else the newest; null: of none. */
export function standingBooking(bookings: Booking[]): Booking | null {
  const newestFirst = bookings.toSorted((one, other) => Number(other.bookedAt) - Number(one.bookedAt));
  return newestFirst.find(({ canceledAt }) => canceledAt === null) ?? newestFirst[0] ?? null;
}

/** Whether somebody has a call in the calendar, in a word. */
export function bookingState(booking: Booking | null): 'booked' | 'canceled' | 'no' {
  if (!booking) return 'no';
  return booking.canceledAt ? 'canceled' : 'booked';
}
