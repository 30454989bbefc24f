import { z } from 'zod';
import { attributionSchema } from '@/lib/kernel/attribution-schema';
import { emailAddress } from '@/lib/kernel/email-address';

/** Body of POST /api/create-payment-intent (rule 34). `amount` in cents is compared, never charged. */
export const paymentRequestSchema = z.strictObject({
  productId: z.string().min(1).max(100),
  amount: z.int().nonnegative(),
});

/**
 * Fields of the form that leads to Stripe's page. `attempt`: the key of a purchase that was begun with a
 * script. `source`: where its visit came from, as the query of an address; what can't be read is nobody's
 * reason not to sell.
 */
export const hostedRequestSchema = z.strictObject({
  productId: z.string().min(1).max(100),
  attempt: z.string().max(200).optional(),
  source: z.string().optional(),
});

/** Stripe's: the intent's id and a secret part. */
const clientSecret = z
  .string()
  .max(300)
  .regex(/^pi_\w+_secret_\w+$/);

/** A number as a form sends it. */
const DIGITS = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/**
 * Body of POST /api/orders/contact. `amount`: the price the buyer is shown, in cents; another one is not
 * charged. `attribution`: where the visit came from; what can't be read is nobody's reason not to sell.
 */
export const contactSchema = z.strictObject({
  clientSecret,
  email: emailAddress('Invalid email address'),
  amount: z.int().nonnegative().or(DIGITS),
  attribution: attributionSchema.optional().catch(undefined),
});

/** Body of POST /api/orders/claim. */
export const claimSchema = z.strictObject({ clientSecret });
