import type { DisputeState } from './order';

/** Where money comes from, in our words: one intent to pay, for one order. */
type OfIntent = {
  intentId: string;
  /** The order that the intent names as its own; null when it is another product's, or doesn't say. */
  orderId: string | null;
};

/** What the payment provider tells of a payment. Amounts in cents of `currency`. */
export type PaymentNotice =
  | (OfIntent & {
      kind: 'succeeded';
      /** What was received. */
      amount: number;
      currency: string;
      livemode: boolean;
      productId: string | null;
      /** The address that the charge has; undefined: not told with this notice. */
      billingEmail?: string | null;
      /** What of it was given back since; undefined: nothing, or not told with this notice. */
      refund?: { amount: number; full: boolean };
    })
  | (OfIntent & { kind: 'processing' | 'failed' | 'canceled' })
  | (OfIntent & {
      kind: 'refunded';
      /** All that was given back so far. */
      amount: number;
      full: boolean;
    })
  | (OfIntent & {
      kind: 'dispute';
      disputeId: string;
      state: DisputeState;
      amount: number;
      reason: string;
      /** Until when the firm may answer. */
      dueBy: Date | null;
    });
