import { z } from 'zod';
import { disputeSchema, paymentSchema, refundSchema } from './records';

/**
 * What the payment provider tells of one intent, in our words and with nothing personal in it: that is how an event is
 * kept until it is worked on.
 */
export const noticeSchema = z.object({
  intentId: z.string(),
  /** The order that the intent names as its own; null when it is another product's, or doesn't say. */
  orderId: z.string().nullable(),
  /** The site that the intent names; null: it was made before they were named, or doesn't say. */
  site: z.string().nullable(),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** Whether these are all of its refunds. */
  allRefunds: z.boolean(),
  disputes: z.array(disputeSchema),
  canceled: z.boolean(),
  /** A try that failed before there was a charge. */
  declined: z.boolean(),
  /** The card that was declined last, as a keyed hash of Stripe's fingerprint of it. */
  declinedCard: z.string().nullable().default(null),
  /** The card's network takes the payment for fraud. */
  warning: z.object({ id: z.string(), reason: z.string() }).nullable(),
  /** There is more to know, which has to be asked for: the charge of a success, the refunds of a charge. */
  incomplete: z.enum(['charge', 'refunds']).nullable(),
});

export type PaymentNotice = z.infer<typeof noticeSchema> & {
  /** The address that the charge has; undefined: not told. It is never kept with an event. */
  billingEmail?: string | null;
  /** Read from Stripe just now: nothing in it is old news. It is never kept with an event. */
  isCurrent?: boolean;
};

/** A notice that tells nothing yet. */
export const nothingOf = (intentId: string, orderId: string | null, site: string | null): PaymentNotice => ({
  ...{ intentId, orderId, site, payments: [], refunds: [], allRefunds: false, disputes: [] },
  ...{ canceled: false, declined: false, declinedCard: null, warning: null, incomplete: null },
});
