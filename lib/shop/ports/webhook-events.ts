import type { NewMail } from '@/lib/mail/rules/outbox';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';

/** An event of Stripe's: its id is the same each time it is repeated. */
type ReceivedEvent = { id: string; type: string; receivedAt: Date };

/** An event that somebody works on. `tries` counts this one. */
export type RecordedEvent = { id: string; type: string; paymentEvent: PaymentEvent | null; tries: number };

/** Events as they came in, until they are done. */
export type WebhookEventStore = {
  record(event: ReceivedEvent & { paymentEvent: PaymentEvent }): Promise<'recorded' | 'seen'>;
  /** Whether it is here, and was worked on or will be: not where it was given up, or could not be read. */
  isKnown(id: string): Promise<boolean>;
  /**
   * Takes up to `limit` events that are due and that nobody holds, the oldest first. Counts a try for each.
   */
  lease(how: { now: Date; until: Date; limit: number }): Promise<RecordedEvent[]>;
  /** There is nothing more to do for it; `outcome` is kept. */
  close(id: string, outcome: string, now: Date): Promise<void>;
  postpone(id: string, dueAt: Date): Promise<void>;
  /**
   * Gives an event up and queues the mail that says so, in one transaction. An event that is done meanwhile
   * stays done, and no mail is queued.
   */
  giveUp(id: string, outcome: 'given up' | 'unreadable', now: Date, mail: NewMail): Promise<void>;
};

/** A call of Stripe to our webhook: the event as Stripe names it, and what it says of a payment. */
export type WebhookEvent = {
  event: { id: string; type: string };
  /** The version of Stripe's API that it has the form of. */
  apiVersion: string | null;
  paymentEvent: PaymentEvent | null;
};

/**
 * Reads the body of a webhook call. Null: not signed with our secret, or too old. 'malformed': signed, but
 * not an event in Stripe's format.
 */
export type ReadWebhookEvent = (body: string, signature: string | null) => WebhookEvent | 'malformed' | null;
