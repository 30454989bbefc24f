/** One ticked box for marketing mail: the sentence beside it as it was read, its version, and when. */
export type Consent = {
  id: string;
  createdAt: Date;
  /** In small letters. */
  email: string;
  wording: string;
  wordingVersion: string;
  /** The diagnostic it came with. */
  assessmentId: string | null;
  /** When the owner of the mailbox confirmed it: before that it counts for nothing. */
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
};

/** Of consents: those that count, confirmed from the mailbox and not withdrawn. */
export const IN_FORCE = { confirmedAt: { not: null }, withdrawnAt: null } as const;
