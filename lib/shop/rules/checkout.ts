import { z } from 'zod';
import { attributionSchema } from '@/lib/kernel/attribution-schema';
import { emailAddress } from '@/lib/kernel/email-address';

/** Body of POST /api/create-payment-intent (rule 34). `amount` in cents is compared, never charged. */
export const paymentRequestSchema = z.strictObject({
  productId: z.string().min(1).max(100),
  amount: z.int().nonnegative(),
});

/**
 * The form that leads to Stripe's page. `attempt`: the key of a purchase begun with a script. `source`: UTM
 * tags as a query; unreadable ones don't stop a sale. `proof`: the key to an order of tools.
 */
export const hostedRequestSchema = z.strictObject({
  productId: z.string().min(1).max(100),
  attempt: z.string().max(200).optional(),
  source: z.string().optional(),
  proof: z.string().max(200).optional(),
});

const clientSecret = z
  .string()
  .max(300)
  .regex(/^pi_\w+_secret_\w+$/);

const DIGITS = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/**
 * Body of POST /api/orders/contact. `amount`: the price that the page shows, in cents. Unreadable
 * `attribution` doesn't stop a sale.
 */
export const contactSchema = z.strictObject({
  clientSecret,
  email: emailAddress('Invalid email address'),
  amount: z.int().nonnegative().or(DIGITS),
  attribution: attributionSchema.optional().catch(undefined),
});

/** Body of POST /api/orders/claim. */
export const claimSchema = z.strictObject({ clientSecret });
