import { z } from 'zod';
import { COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';
import { CLAIM_STATUSES } from '@/lib/shop/rules/payment-status';

const text = z.string();
const list = z.array(text);

/** What the API answers, by the names the document has for it. Strict: what is not here must not be answered. */
export const ANSWERS = {
  Problem: z.strictObject({
    message: text.min(1).meta({ description: 'Written for a person, with what to do next.' }),
    fields: z.record(text, text).optional().meta({ description: 'What is wrong with which field.' }),
  }),
  PriceChanged: z.strictObject({
    message: text.min(1),
    amount: z.int().positive().meta({ description: 'The right price, in cents.' }),
  }),
  Message: z.strictObject({ message: text.min(1) }),
  Product: z.strictObject({
    id: text.meta({ description: 'The slug of its page.' }),
    title: text,
    description: text,
    type: z.enum(['digital', 'bundle']),
    category: text,
    price: z.int().positive().meta({ description: 'In cents of `currency`.' }),
    originalPrice: z.int().positive().nullable(),
    currency: text.length(3),
    recommended: z.boolean(),
    whatYouGet: list,
    benefits: list,
    features: list,
    imageUrl: text.nullable(),
  }),
  IntentBegun: z.strictObject({ clientSecret: text.regex(/^pi_\w+_secret_\w+$/), message: text }),
  Claim: z.strictObject({
    status: z.enum(CLAIM_STATUSES),
    order: text.nullable().meta({ description: "The address of the order's page, once it is paid." }),
    downloads: z.array(z.strictObject({ name: text, href: text, size: z.int().positive() })),
  }),
  Alive: z.strictObject({ alive: z.literal(true) }),
  Ready: z.strictObject({ ready: z.literal(true) }),
  NotReady: z.strictObject({
    ready: z.literal(false),
    missing: z.array(z.enum(['database', 'migrations', 'content'])).min(1),
  }),
  EventTaken: z.strictObject({ outcome: z.enum(['recorded', 'seen', 'ignored']) }),
};

/** What the forms of pages send: every field is a text, and what is in it is looked at by the verb. */
export const FORMS = {
  EmailForm: z.object({ email: text.optional() }),
  KeyForm: z.object({ token: text.optional().meta({ description: 'The key out of the link in a mail.' }) }),
  AddressForm: z.object({ token: text.optional(), email: text.optional() }),
  CorrectionForm: z.object({
    ...{ token: text.optional(), assessment: text.optional() },
    ...{ name: text.optional(), phone: text.optional(), company: text.optional(), role: text.optional() },
    companySize: z.union([z.enum(COMPANY_SIZES), z.literal('')]).optional(),
  }),
};
