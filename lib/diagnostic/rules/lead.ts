import type { Assessment } from './assessment';
import type { Booking } from './booking';

/** What somebody asked for on their results page. */
export const LEAD_WISHES = ['call', 'report', 'nothing'] as const;

/** A finished diagnostic as the owner sees it. `marketingSince`: marketing mail was agreed to, confirmed, and not withdrawn. */
export type Lead = Assessment & {
  asked: (typeof LEAD_WISHES)[number];
  askedAt: Date | null;
  marketingSince: Date | null;
  /** The call they have in the calendar, or had last; null: the calendar told of none. */
  booking: Booking | null;
};

/**
 * Somebody who may get marketing mail, by which consent and since when. The name is that of their latest diagnostic; null:
 * it is gone by now, and the consent is not.
 */
export type Reader = { email: string; name: string | null; since: Date; consentId: string };
