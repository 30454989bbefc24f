import { z } from 'zod';
import { disputeSchema, paymentSchema, refundSchema } from './records';

/**
 * What the payment provider says of one payment intent, under our names and without personal data. A webhook
 * event is stored in this form until it is worked on.
 */
export const paymentEventSchema = z.object({
  paymentIntentId: z.string(),
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

export type PaymentEvent = z.infer<typeof paymentEventSchema> & {
  /** The e-mail address of the charge; undefined: not known. Not stored. */
  billingEmail?: string | null;
  /** True when it was just read from Stripe, so that nothing in it is outdated. Not stored. */
  isCurrent?: boolean;
};

/** A payment event with nothing in it but what it is about. */
export const emptyPaymentEvent = (
  paymentIntentId: string,
  orderId: string | null,
  site: string | null,
): PaymentEvent => ({
  ...{ paymentIntentId, orderId, site, payments: [], refunds: [], allRefunds: false, disputes: [] },
  ...{ canceled: false, declined: false, declinedCard: null, warning: null, incomplete: null },
});
