import type Stripe from 'stripe';
import { z } from 'zod';
import { API_VERSION } from './client';

/**
 * An event's name, or that of what it is about. Postgres rejects NUL in text, and no id of Stripe's has one.
 */
const name = z.string().regex(/^[\w.-]{1,255}$/);
const text = z
  .string()
  .max(5000)
  .refine((value) => !value.includes('\0'));
/** In the smallest unit of its currency. Other shops on the account may have larger amounts than ours. */
const amount = z.int().nonnegative();
/** A whole second of a year with four digits. */
const moment = z.int().min(0).max(253_402_300_799);
const metadata = z.record(z.string(), text).nullish();
const idOr = <T extends z.ZodType>(whole: T) => z.union([name, whole]).nullish();
const ofIntent = { payment_intent: idOr(z.looseObject({ id: name })) };

const refund = z.looseObject({
  ...{ id: name, amount, created: moment, ...ofIntent },
  ...{ status: text.nullish(), reason: text.nullish(), failure_reason: text.nullish() },
});
const charge = z.looseObject({
  ...{ id: name, amount, status: text, created: moment, failure_code: text.nullish() },
  billing_details: z.looseObject({
    email: text.nullish(),
    address: z.looseObject({ country: text.nullish() }).nullish(),
  }),
  balance_transaction: idOr(z.looseObject({ fee: z.int(), currency: text })),
  payment_method_details: z
    .looseObject({
      type: name.nullish(),
      card: z
        .looseObject({ brand: text.nullish(), last4: text.nullish(), fingerprint: name.nullish() })
        .nullish(),
      us_bank_account: z.looseObject({ last4: text.nullish() }).nullish(),
    })
    .nullish(),
  refunds: z.looseObject({ data: z.array(refund), has_more: z.boolean() }).nullish(),
});
const intent = z.looseObject({
  ...{ id: name, status: text, amount, amount_received: amount, currency: name, livemode: z.boolean() },
  metadata: metadata.unwrap().unwrap(),
  latest_charge: z.union([name, charge]).nullable(),
  last_payment_error: z
    .looseObject({
      ...{ charge: name.nullish(), code: text.nullish() },
      payment_method: z
        .looseObject({ type: name, card: z.looseObject({ fingerprint: name.nullish() }).nullish() })
        .nullish(),
    })
    .nullish(),
});
const session = z.looseObject({ id: name, payment_status: text, metadata, ...ofIntent });
const dispute = z.looseObject({
  ...{ id: name, amount, reason: text, status: text, created: moment, ...ofIntent },
  evidence_details: z.looseObject({ due_by: moment.nullish() }),
});
const refundedCharge = z.looseObject({ metadata, ...ofIntent });
const warning = z.looseObject({ id: name, fraud_type: text, ...ofIntent });

/** The fields that are read of each type of event that we act on (webhook-events.ts), and no others. */
const OBJECTS = {
  'payment_intent.succeeded': intent,
  'payment_intent.processing': intent,
  'payment_intent.payment_failed': intent,
  'payment_intent.canceled': intent,
  'checkout.session.completed': session,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.async_payment_failed': session,
  'checkout.session.expired': session,
  'charge.refunded': refundedCharge,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'radar.early_fraud_warning.created': warning,
} satisfies Partial<Record<Stripe.Event['type'], z.ZodType>>;
type ReadType = keyof typeof OBJECTS;
const isRead = (type: string): type is ReadType => Object.hasOwn(OBJECTS, type);

/** The events that are acted on. docs/recipes/going-live.md has the same list, for the endpoint at Stripe. */
export const EVENT_TYPES = Object.keys(OBJECTS) as ReadType[];

const envelope = z.looseObject({
  ...{ id: name, type: name, created: moment.optional(), api_version: text.nullish() },
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** Whether an event has the form of the version that this code was written for, as far as it is read. */
export function isOfThisVersion(found: unknown): found is Stripe.Event {
  const event = envelope.safeParse(found);
  if (!event.success) return false;
  const { type, data, created, api_version: version } = event.data;
  if (version && version !== API_VERSION) return false;
  return !isRead(type) || (created !== undefined && OBJECTS[type].safeParse(data.object).success);
}

const lenient = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const hint = z.looseObject({
  ...{ id: name, type: name, api_version: lenient(text) },
  data: z.looseObject({
    object: z.looseObject({
      id: lenient(name),
      payment_intent: lenient(idOr(z.looseObject({ id: name }))),
      metadata: lenient(metadata),
      fraud_type: lenient(text),
    }),
  }),
});

export type Hint = z.infer<typeof hint>;

/** What no version has changed: the type of an event and ids. `null` where it names neither type nor id. */
export const hintIn = (found: unknown): Hint | null => hint.safeParse(found).data ?? null;

/** Whether events of this type are acted on. */
export const isActedOn = (type: string): boolean => isRead(type);
