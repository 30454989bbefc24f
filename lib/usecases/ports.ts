import type { CatalogueProduct, CatalogueSource } from '@/lib/domain/toolbox/catalogue';
import type { Assessment } from '@/lib/domain/diagnostic/assessment';
import type { LeasedMail, NewMail } from '@/lib/domain/mail/outbox';
import type { Purchase } from '@/lib/domain/orders/purchase';

/** One try of a visitor to send something, however often the browser repeats it (readings 31). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};

export type AssessmentStore = {
  /** Stores once per attempt: 'stored', or 'seen' with what the attempt's first call stored. */
  insert(
    assessment: Assessment,
    attempt: Attempt | null,
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<Assessment | null>;
};

/** A mail in the outbox as the owner lists it. */
export type OutboxEntry = LeasedMail & {
  status: 'queued' | 'sent' | 'dead';
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  lastError: string | null;
};

export type Outbox = {
  /** 'already' when a mail for the same reason was queued before. */
  queue(mail: NewMail): Promise<'queued' | 'already'>;
  /** Takes up to `limit` mails that are due and that nobody holds, for `owner` until `until`. Counts a try for each. */
  lease(how: { owner: string; now: Date; until: Date; limit: number }): Promise<LeasedMail[]>;
  /** The three ends of a try. False: the lease was lost, and somebody else has the mail now. */
  delivered(id: string, owner: string, sentAt: Date): Promise<boolean>;
  postpone(id: string, owner: string, how: { dueAt: Date; lastError: string }): Promise<boolean>;
  bury(id: string, owner: string, how: { lastError: string; notice: NewMail | null }): Promise<boolean>;
  /** Newest first. */
  list(status: OutboxEntry['status'], limit: number): Promise<OutboxEntry[]>;
  /** Queues dead mails again and returns how many. */
  retry(ids: string[] | 'all', dueAt: Date): Promise<number>;
};

/** An e-mail ready to be handed to a mail server. */
export type FinishedMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Before the @; the same on every try. */
  messageId: string;
};

/** What the mail server made of it. `answer` is what it said, without addresses. */
export type Handover = { ok: true } | { ok: false; permanent: boolean; answer: string };

export type MailTransport = { send(mail: FinishedMail): Promise<Handover>; close(): void };

/** Orders as recorded, for pages and mails. */
export type PurchaseReader = {
  find(orderId: string): Promise<Purchase | null>;
  /** By the hash of a key to its page. */
  findByKey(tokenHash: string): Promise<Purchase | null>;
  /** Every order of an address, however it was typed; newest first. */
  ofAddress(address: string): Promise<Purchase[]>;
};

/** Keys to order pages: whoever has one sees the order. Only hashes are kept. */
export type OrderKeys = { add(orderId: string, tokenHash: string): Promise<void> };

export type Catalogue = {
  /** Everything that is sold, in the order of content. */
  list(): Promise<CatalogueProduct[]>;
  /** Null as well for a product that is no longer sold. */
  find(id: string): Promise<CatalogueProduct | null>;
  /** All of it at once. 'newer': what is there comes from a later build, and stays. */
  replace(products: CatalogueProduct[], source: CatalogueSource): Promise<'replaced' | 'newer'>;
};
