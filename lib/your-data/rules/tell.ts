import type { NewMail } from '@/lib/mail/rules/outbox';
import type { Consent } from './consent';

/** What is queued with a change of a consent, by its id, the first time; null: nobody else is told. */
export type Tell = ((consentId: string) => NewMail) | null;

/**
 * What is queued when somebody who gets the newsletter is deleted: the last place that has their address;
 * null: nobody is told.
 */
export type TellErased = ((gone: Pick<Consent, 'email' | 'wording' | 'wordingVersion'>) => NewMail) | null;

/**
 * What is queued when whoever gets the newsletter has another address: the end of the old one, and the new
 * one; null: as above.
 */
export type TellMoved = ((before: Consent) => NewMail[]) | null;
