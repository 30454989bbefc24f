import type { Assessment } from './assessment';
import type { Booking } from './booking';

/** What somebody asked for on their results page. */
export const LEAD_WISHES = ['call', 'report', 'nothing'] as const;

/**
 * A finished diagnostic as the owner sees it. `marketingSince`: marketing mail was agreed to, confirmed, and
 * not withdrawn.
 */
export type Lead = Assessment & {
  /** Of this one, or of one that it corrects. */
  asked: (typeof LEAD_WISHES)[number];
  askedAt: Date | null;
  marketingSince: Date | null;
  /** The call they have in the calendar, or had last; null: the calendar told of none. */
  booking: Booking | null;
  /** The ids of those that it corrects, the oldest first. */
  corrects: string[];
};

/**
 * Which stored diagnostics are listed and counted as leads: one that was corrected gives its place to the
 * latest (rule 145).
 */
export const IS_LEAD = { correctedById: null } as const;

type Request = { createdAt: Date; callAt: Date | null } | null;

/**
 * What somebody asked for, of a diagnostic and of those that it corrects; a call counts more than a report.
 */
export function askedFor(requests: Request[]): Pick<Lead, 'asked' | 'askedAt'> {
  const made = requests.filter((one) => one !== null);
  const callAt = made.find((one) => one.callAt)?.callAt;
  if (callAt) return { asked: 'call', askedAt: callAt };
  return made[0] ? { asked: 'report', askedAt: made[0].createdAt } : { asked: 'nothing', askedAt: null };
}

/**
 * Somebody who may get marketing mail, by which consent and since when. The name is that of their latest
 * diagnostic; null: it is gone by now, and the consent is not.
 */
export type Reader = { email: string; name: string | null; since: Date; consentId: string };
