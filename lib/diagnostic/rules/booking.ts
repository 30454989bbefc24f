/** A call in the firm's calendar, as the calendar tells. */
export type Booking = {
  bookedAt: Date;
  /** When the call begins; null: nobody said. */
  startsAt: Date | null;
  canceledAt: Date | null;
};

/** Of several the one that counts: the newest that was not canceled, or else the newest. @param bookings the newest first */
export const standingBooking = (bookings: Booking[]): Booking | null =>
  bookings.find(({ canceledAt }) => canceledAt === null) ?? bookings[0] ?? null;

/** Whether somebody has a call in the calendar, in a word. */
export function bookingState(booking: Booking | null): 'booked' | 'canceled' | 'no' {
  if (!booking) return 'no';
  return booking.canceledAt ? 'canceled' : 'booked';
}
