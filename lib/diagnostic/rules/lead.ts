import type { Assessment } from './assessment';
import type { Booking } from './booking';

export const LEAD_WISHES = ['call', 'report', 'nothing'] as const;

/** `marketingSince`: agreed to, confirmed and not withdrawn. */
export type Lead = Assessment & {
  asked: (typeof LEAD_WISHES)[number];
  askedAt: Date | null;
  marketingSince: Date | null;
  /** The present or last call; `null`: none known. */
  booking: Booking | null;
  /** Ids of what it corrects, oldest first. */
  corrects: string[];
};

/** A corrected diagnostic is no lead: its latest correction is (rule 145). */
export const IS_LEAD = { correctedById: null } as const;

type Request = { createdAt: Date; callAt: Date | null } | null;

export function askedFor(requests: Request[]): Pick<Lead, 'asked' | 'askedAt'> {
  const made = requests.filter((one) => one !== null);
  const callAt = made.find((one) => one.callAt)?.callAt;
  if (callAt) return { asked: 'call', askedAt: callAt };
  return made[0] ? { asked: 'report', askedAt: made[0].createdAt } : { asked: 'nothing', askedAt: null };
}

/** Somebody who may get marketing mail. `name` is from their latest diagnostic; `null` if that is gone. */
export type Reader = { email: string; name: string | null; since: Date; consentId: string };
