import type { FinishedMail, Handover } from '@/lib/mail/rules/finished-mail';
import type { LeasedMail, MailQueue, MailStatus, NewMail } from '@/lib/mail/rules/outbox';

/** A mail in the outbox as the owner lists it. */
type OutboxEntry = LeasedMail & {
  status: MailStatus;
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  lastError: string | null;
};

export type Outbox = MailQueue & {
  /**
   * Takes up to `limit` mails that are due and that nobody holds, for `owner` until `until`. Counts a try for
   * each.
   */
  lease(how: { owner: string; now: Date; until: Date; limit: number }): Promise<LeasedMail[]>;
  /** Whether the mail is still there and this worker's: it may have been deleted since it was taken. */
  isHeld(id: string, owner: string): Promise<boolean>;
  /**
   * Keeps what this worker still has for longer. What it has lost meanwhile stays with whoever has it now.
   */
  renew(ids: string[], owner: string, until: Date): Promise<void>;
  /** The three outcomes of a try. False: the lease was lost, and another worker has the mail. */
  delivered(id: string, owner: string, sentAt: Date): Promise<boolean>;
  postpone(id: string, owner: string, how: { dueAt: Date; lastError: string }): Promise<boolean>;
  markDead(id: string, owner: string, how: { lastError: string; alert: NewMail | null }): Promise<boolean>;
  /** In place of the first and the last of them: nothing of it stays. */
  forget(id: string, owner: string, now: Date, alert: NewMail | null): Promise<boolean>;
  /** One, whatever its state. */
  find(id: string): Promise<OutboxEntry | null>;
  /** What was queued about an order, oldest first. */
  ofOrder(
    orderId: string,
  ): Promise<Pick<OutboxEntry, 'id' | 'template' | 'status' | 'tries' | 'sentAt' | 'lastError'>[]>;
  /** Newest first. */
  list(status: MailStatus, limit: number): Promise<OutboxEntry[]>;
  /** Queues dead mails again and returns how many. */
  retry(ids: string[] | 'all', dueAt: Date): Promise<number>;
  /** Forgets dead letters that were queued before then, with their addresses. Returns how many. */
  forgetDead(before: Date): Promise<number>;
};

/** Posts JSON to the firm's own system; `id` is the same on every try. */
export type LeadWebhookSender = (id: string, body: object) => Promise<Handover>;

export type MailTransport = { send(mail: FinishedMail): Promise<Handover>; close(): void };
