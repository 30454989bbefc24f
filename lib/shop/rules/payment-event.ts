import { z } from 'zod';
import { disputeSchema, paymentSchema, refundSchema } from './records';

/**
 * What Stripe says about a payment intent or checkout session, in our words and without personal data.
 * Webhook events are stored in this form.
 */
export const paymentEventSchema = z.object({
  /** `null`: a checkout session that ended without a try to pay. */
  paymentIntentId: z.string().nullable(),
  /** Set for events of a checkout session. */
  checkoutSessionId: z.string().nullable().default(null),
  /** The order in the metadata, if there is one. */
  orderId: z.string().nullable(),
  /** The site in the metadata, if there is one. */
  site: z.string().nullable(),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
  canceled: z.boolean(),
  /** Failed before there was a charge. */
  declined: z.boolean(),
  /** A keyed hash of Stripe's fingerprint of the last declined card. */
  declinedCard: z.string().nullable().default(null),
  /** An early fraud warning. */
  warning: z.object({ id: z.string() }).nullable(),
  /** The failed charge, to be fetched: there may be others since. */
  declinedCharge: z.string().nullable().default(null),
});

/** What a page of Stripe's comes to, in cents: `subtotal` before discount and tax. */
export type Totals = Record<'subtotal' | 'discount' | 'tax' | 'total', number> & { currency: string };

export type PaymentEvent = z.infer<typeof paymentEventSchema> & {
  /** The charge's email. Not stored. */
  billingEmail?: string | null;
  /** Typed on Stripe's page. Not stored. */
  email?: string | null;
  /** What Stripe's page made of the price. Not stored. */
  totals?: Totals | null;
  /** Of an upgrade: the order it was bought upon doesn't count for it any more. Not stored. */
  isWithoutBase?: boolean;
  /** Just read from Stripe, so nothing is outdated. Not stored. */
  isCurrent?: boolean;
};

export type IntentEvent = PaymentEvent & { paymentIntentId: string };

export const emptyPaymentEvent = <Id extends string | null>(
  paymentIntentId: Id,
  orderId: string | null,
  site: string | null,
): PaymentEvent & { paymentIntentId: Id } => ({
  paymentIntentId,
  orderId,
  site,
  checkoutSessionId: null,
  payments: [],
  refunds: [],
  disputes: [],
  canceled: false,
  declined: false,
  declinedCard: null,
  warning: null,
  declinedCharge: null,
});
