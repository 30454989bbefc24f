import type Stripe from 'stripe';
import { z } from 'zod';

/** The events that are acted on; `npm run golive` names the same to the endpoint at Stripe. */
export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
] as const satisfies Stripe.Event['type'][];

/** Whether events of this type are acted on. */
export const isActedOn = (type: string): boolean => (EVENT_TYPES as readonly string[]).includes(type);

/** A type or an id. Postgres rejects NUL in text, and no id of Stripe's has one. */
const name = z.string().regex(/^[\w.-]{1,255}$/);
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const text = z
  .string()
  .max(5000)
  .refine((value) => !value.includes('\0'));
const id = maybe(z.union([name, z.looseObject({ id: name }).transform((whole) => whole.id)]));

const hint = z.object({
  ...{ id: name, type: name, api_version: maybe(name) },
  data: z.object({
    object: z.object({
      ...{ id, payment_intent: id, metadata: maybe(z.record(z.string(), text)) },
      last_payment_error: maybe(z.object({ charge: id })),
    }),
  }),
});

export type Hint = z.infer<typeof hint>;

/**
 * What of an event no version has changed: its type, and ids. A signature says who wrote it, not in what
 * form. Null: it names neither.
 */
export const hintIn = (found: unknown): Hint | null => hint.safeParse(found).data ?? null;
