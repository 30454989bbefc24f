import type Stripe from 'stripe';
import { z } from 'zod';

/** An event's name, or that of what it is about. Postgres takes no text with a zero in it, and no name of Stripe's has one. */
const name = z.string().regex(/^[\w.-]{1,255}$/);
const text = z
  .string()
  .max(5000)
  .refine((value) => !value.includes('\0'));
/** Cents, as both databases can keep them. */
const amount = z.int32().nonnegative();
/** A whole second of a year with four digits. */
const moment = z.int().min(0).max(253_402_300_799);
const metadata = z.record(z.string(), text).nullish();

const charge = z.looseObject({ amount_refunded: amount, refunded: z.boolean(), metadata });
const billed = charge.extend({ billing_details: z.looseObject({ email: text.nullish() }) });
const idOr = <T extends z.ZodType>(whole: T) => z.union([name, whole]).nullish();
const intent = z.looseObject({ id: name, metadata });
const success = intent.extend({
  metadata: metadata.unwrap().unwrap(),
  amount_received: amount,
  currency: name,
  livemode: z.boolean(),
  latest_charge: idOr(billed),
});
const dispute = z.looseObject({
  id: name,
  amount,
  reason: text,
  status: text,
  payment_intent: idOr(intent),
  evidence_details: z.looseObject({ due_by: moment.nullish() }).nullish(),
});

/** What is read of each kind of event that we act on (deliveries.ts), and nothing that is not. */
const OBJECTS = new Map<string, z.ZodType>([
  ['payment_intent.succeeded', success],
  ['payment_intent.processing', intent],
  ['payment_intent.payment_failed', intent],
  ['payment_intent.canceled', intent],
  ['charge.refunded', charge.extend({ payment_intent: idOr(intent) })],
  ['charge.dispute.created', dispute],
  ['charge.dispute.closed', dispute],
]);

const envelope = z.looseObject({ id: name, type: name, data: z.looseObject({ object: z.looseObject({}) }) });

/**
 * Whether a signed body is an event that can be read. A signature says who wrote it, not that it is whole: an event of
 * another version of the API, or of a tool that signs with our secret, must not become a surprise.
 */
export function isEvent(found: unknown): found is Stripe.Event {
  const event = envelope.safeParse(found);
  if (!event.success) return false;
  const object = OBJECTS.get(event.data.type);
  return !object || object.safeParse(event.data.data.object).success;
}
