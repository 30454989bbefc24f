/** A ticked marketing box, with the sentence beside it. */
export type Consent = {
  id: string;
  createdAt: Date;
  email: string;
  wording: string;
  wordingVersion: string;
  assessmentId: string | null;
  /** Until then it counts for nothing. */
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
};

/** Confirmed and not withdrawn. */
export const IN_FORCE = { confirmedAt: { not: null }, withdrawnAt: null } as const;
