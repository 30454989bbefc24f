import { z } from 'zod';
import { disputeSchema, paymentSchema, refundSchema } from './records';

/**
 * What the payment provider says of one payment intent, or of the page that it is paid on, under our names
 * and without personal data. A webhook event is stored in this form until it is worked on, as a hint.
 */
export const paymentEventSchema = z.object({
  /** Null: Stripe's page has ended without anybody trying to pay. */
  paymentIntentId: z.string().nullable(),
  /** Stripe's page, where the event is one of its own. */
  checkoutSessionId: z.string().nullable().default(null),
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
  /** That of a try that failed, to be asked for: others may have been made since. */
  declinedCharge: z.string().nullable().default(null),
});

export type PaymentEvent = z.infer<typeof paymentEventSchema> & {
  /** The e-mail address of the charge; undefined: not known. Not stored. */
  billingEmail?: string | null;
  /** What the buyer typed on Stripe's page; undefined: not known. Not stored. */
  email?: string | null;
  /** True when it was just read from Stripe, so that nothing in it is outdated. Not stored. */
  isCurrent?: boolean;
};

/** One of a payment intent, as all are but the end of a page on which nobody has tried to pay. */
export type IntentEvent = PaymentEvent & { paymentIntentId: string };

/** A payment event with nothing in it but what it is about. */
export const emptyPaymentEvent = <Id extends string | null>(
  paymentIntentId: Id,
  orderId: string | null,
  site: string | null,
): PaymentEvent & { paymentIntentId: Id } => ({
  ...{ paymentIntentId, orderId, site, checkoutSessionId: null, payments: [], refunds: [], disputes: [] },
  ...{ allRefunds: false, canceled: false, declined: false, declinedCard: null, warning: null },
  declinedCharge: null,
});
