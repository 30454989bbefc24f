import type { NewMail } from '@/lib/mail/rules/outbox';

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

/** What is queued with a change of a consent, by its id, the first time; null: nobody else is told. */
export type Tell = ((consentId: string) => NewMail) | null;

/** Queued when a reader is deleted, from the last place that has their address; null: nobody is told. */
export type TellErased = ((gone: Pick<Consent, 'email' | 'wording' | 'wordingVersion'>) => NewMail) | null;

/** Queued when a reader has another address: the end of the old one, and the new one; null: as above. */
export type TellMoved = ((before: Consent) => NewMail[]) | null;
