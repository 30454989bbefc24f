import type { NewMail } from '@/lib/mail/rules/outbox';
import type { PaymentNotice } from '@/lib/shop/rules/payment-event';

/** An event of Stripe's: its id is the same each time it is repeated. */
type PaymentEvent = { id: string; type: string; receivedAt: Date };

/** An event that somebody works on. `tries` counts this one. */
export type RecordedEvent = { id: string; type: string; notice: PaymentNotice | null; tries: number };

/** Events as they came in, until they are done. */
export type EventStore = {
  record(event: PaymentEvent & { notice: PaymentNotice }): Promise<'recorded' | 'seen'>;
  /** Whether it is here, and was worked on or will be: not where it was given up, or could not be read. */
  isKnown(id: string): Promise<boolean>;
  /** Takes up to `limit` events that are due and that nobody holds, the oldest first. Counts a try for each. */
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

/** What came in at the webhook. */
export type Delivery = {
  event: { id: string; type: string };
  notice: PaymentNotice | null;
};

/** Reads a delivery. Null: not signed with our secret, or too old. 'malformed': signed, and no event as Stripe writes them. */
export type ReadDelivery = (body: string, signature: string | null) => Delivery | 'malformed' | null;
