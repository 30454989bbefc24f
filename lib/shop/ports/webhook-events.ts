import type { PaymentEvent } from '@/lib/shop/rules/payment-event';

/** An event of Stripe's: its id is the same each time it is repeated. */
export type ReceivedEvent = { id: string; type: string; receivedAt: Date };

/** An event that somebody works on. `tries` counts this one. */
export type RecordedEvent = { id: string; type: string; paymentEvent: PaymentEvent | null; tries: number };

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
