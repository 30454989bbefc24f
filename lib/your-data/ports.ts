import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import type { Forget, Limiter } from '@/lib/kernel/limiter';
import type { SignedIds } from '@/lib/kernel/signed-ids';
import type { MailQueue, NewMail } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { Correction } from '@/lib/your-data/rules/correction';
import type { PersonalData } from '@/lib/your-data/rules/personal-data';

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

/** Consent to marketing mail, by address however it was typed. */
export type Consents = {
  find(id: string): Promise<Consent | null>;
  /** Every box that was ticked with the address and not withdrawn. */
  confirm(email: string, at: Date, tell: Tell): Promise<void>;
  withdraw(email: string, at: Date, tell: Tell): Promise<void>;
  /** Whether this address may get marketing mail. */
  isConfirmed(email: string): Promise<boolean>;
};

export type PersonalDataStore = {
  read(email: string): Promise<PersonalData>;
  /** False: no diagnostic of this address. */
  correct(email: string, assessmentId: string, correction: Correction): Promise<boolean>;
  /**
   * Puts `to` in the place of `from` everywhere, ends the keys of `from`, and queues the notice and what is
   * told; all or nothing.
   */
  move(from: string, to: string, notice: NewMail, tell: TellMoved): Promise<void>;
};

/** A key to the data of an address, or, with `newEmail`, to putting that in its place. */
export type DataKey = {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  email: string;
  newEmail: string | null;
};

/** How much was deleted, or emptied of personal data. */
export type ErasedCounts = { assessments: number; consents: number; mails: number; orders: number };

/**
 * Deletes for good. What is deleted is noted by the keyed hash of its id, so that a backup can't bring it
 * back unnoticed.
 */
export type Erasure = {
  /**
   * Assessments with all that hangs on them: consent given with them, and mail about them that has not been
   * sent.
   */
  assessments(ids: string[], now: Date, how?: { keepConfirmedConsent: boolean }): Promise<ErasedCounts>;
  /** Rooms with their answers. */
  teamRooms(ids: string[], now: Date): Promise<void>;
  /** Again, what was erased before: orders lose their buyers, all else goes. @returns how much */
  cameBack(found: CameBack, now: Date): Promise<number>;
  /**
   * What `address` would delete. `unpaid` orders lose their buyer, `others` are of somebody else and lose the
   * charge's address.
   */
  under(email: string): Promise<ErasedCounts & { unpaid: number; others: number }>;
  /**
   * Everything under an address, however it was typed. Paid orders stay without their buyer, and give no
   * files any more. `isListed`: the list outside the database has it. If it could not be written, the site
   * adds it when it can.
   */
  address(email: string, now: Date): Promise<ErasedCounts & { isListed: boolean }>;
  /** Says that something else is deleted: with what is deleted here that is said in the same transaction. */
  leaveTraces(now: Date): Promise<void>;
  /**
   * Overwrites what deleting has left in the files of the database, once for all that was deleted since the
   * last time. Nothing was: it does nothing. Whoever calls can go on meanwhile. Not inside a transaction.
   * False: somebody kept the database busy, and it stays due.
   */
  cleanUp(): Promise<boolean>;
};

/** The ids of what was erased and is there again. */
export type CameBack = Record<'assessments' | 'orders' | 'consents' | 'mails' | 'teamRooms', string[]>;

/** What the verbs need of the world. Each names what of it it takes. */
export type DataPorts = {
  /** Whose data a key from a mail opens; null for a key that nobody has, or whose time is up. */
  ownerOf: (key: string) => Promise<DataKey | null>;
  /** The same for a key that a new mailbox got: which address it takes the place of. */
  changeOf: (key: string) => Promise<(DataKey & { newEmail: string }) | null>;
  data: PersonalDataStore;
  consents: Consents;
  /** What tells the firm's own system that somebody agreed to the newsletter, or no longer does. */
  tellOfNewsletter: (agreed: boolean) => Tell;
  tellMoved: TellMoved;
  erasure: Erasure;
  outbox: MailQueue;
  /** Signed for the links of mails, each for its own purpose. */
  links: Record<'notMe' | 'confirmNewsletter' | 'unsubscribe', SignedIds>;
  /** Whether a diagnostic is stored. */
  isAssessment: (id: string) => Promise<boolean>;
  fieldWords: FieldWords;
  /** A keyed hash: from a limit or a reason nobody can tell whose address it was. */
  addressHash: (address: string) => string;
  /** All of these hashes under which a limit may have counted. */
  addressHashes: (address: string) => string[];
  limits: DataLimits;
  newId: () => string;
  now: () => Date;
};

/** How often an address may ask for links, and how often it may be written to by a change. */
export type DataLimits = Record<'findPurchase' | 'dataLink' | 'changes', Limiter> & {
  /** Whatever counts by the hash of an address forgets it. */
  forgetAddress: Forget;
};
