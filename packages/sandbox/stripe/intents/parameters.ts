import { z } from 'zod';
import { amount, currency, DESCRIPTION, expand, flag, integer, text, textOrNothing } from '../parameters';

const address = z.partialRecord(
  z.enum(['city', 'country', 'line1', 'line2', 'postal_code', 'state']),
  textOrNothing,
);
const billingDetails = z.strictObject({
  address: address.optional(),
  email: textOrNothing.optional(),
  name: textOrNothing.optional(),
  phone: textOrNothing.optional(),
});

/** Read for the browser too, which alone may send a card's number. */
const methodData = z.strictObject({
  type: z.enum(['card', 'us_bank_account']),
  billing_details: billingDetails.optional(),
  card: z
    .strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text.optional() })
    .optional(),
  us_bank_account: z.strictObject({ routing_number: text, account_number: text }).optional(),
});

/** The details that a call may bring along instead of the id of a payment method. */
export type MethodData = z.output<typeof methodData>;

const CONFIRMING = {
  expand,
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  receipt_email: textOrNothing.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
};

export const CREATE = z.strictObject({
  amount,
  currency,
  ...DESCRIPTION,
  ...CONFIRMING,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.optional(),
});

export const CONFIRM = z.strictObject({
  ...CONFIRMING,
  // Of a bank account that was typed in: its payer confirms two small deposits.
  payment_method_options: z
    .strictObject({ us_bank_account: z.strictObject({ verification_method: z.literal('microdeposits') }) })
    .optional(),
});

export const CANCEL = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});
