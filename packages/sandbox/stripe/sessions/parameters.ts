import { z } from 'zod';
import { amount, currency, DESCRIPTION, expand, flag, integer, listOf, metadata, text } from '../parameters';

const enabled = z.strictObject({ enabled: flag }).optional();

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: amount,
    product_data: z.strictObject({ name: text }),
  }),
  quantity: integer,
});

export const CREATE = z.strictObject({
  mode: z.literal('payment'),
  line_items: listOf(lineItem),
  success_url: text,
  cancel_url: text.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  expand,
  adaptive_pricing: enabled,
  automatic_tax: enabled,
  invoice_creation: enabled,
  allow_promotion_codes: flag.optional(),
  tax_id_collection: enabled,
  custom_text: z.strictObject({ submit: z.strictObject({ message: text }) }).optional(),
  payment_intent_data: z.strictObject(DESCRIPTION).optional(),
});

/** What the intent of a session will be made of. */
export type IntentData = NonNullable<z.output<typeof CREATE>['payment_intent_data']>;
