import Stripe from 'stripe';
import { z } from 'zod';
import { parsedJson } from '@/lib/kernel/text';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { fromMetadata } from './intent';

/** A call of Stripe to our webhook: the event as Stripe names it, and what it says of a payment. */
export type WebhookEvent = {
  event: { id: string; type: string };
  /** The version of Stripe's API that it has the form of. */
  apiVersion: string | null;
  paymentEvent: PaymentEvent | null;
};

const { webhooks } = new Stripe('sk_test_signatures_only');

/**
 * Reads the body of a webhook call. Null: not signed with our secret, or more than five minutes ago, as a
 * replay is. 'malformed': signed, but not an event in Stripe's format.
 */
export function readWebhookEvent(
  secret: string,
  body: string,
  signature: string | null,
): WebhookEvent | 'malformed' | null {
  try {
    webhooks.signature!.verifyHeader(body, signature ?? '', secret);
  } catch {
    return null;
  }
  const hint = hintIn(parsedJson(body));
  if (!hint) return 'malformed';
  const { id, type, api_version: apiVersion = null } = hint;
  return { event: { id, type }, apiVersion, paymentEvent: hintedPayment(hint) };
}

/** Which payment or page an event is about; what became of it is asked for. Null: we act on none such. */
function hintedPayment({ type, data: { object } }: Hint): PaymentEvent | null {
  if (!isActedOn(type)) return null;
  const { id = null, payment_intent: intent = null, metadata = null } = object;
  const isSession = type.startsWith('checkout.session.');
  const paymentIntentId = intentOf(type, id, intent);
  if (paymentIntentId === null && !(isSession && id)) return null;
  const isFailed = type === 'payment_intent.payment_failed';
  const charge = (isFailed && object.last_payment_error?.charge) || null;
  return {
    ...fromMetadata(paymentIntentId, metadata),
    checkoutSessionId: isSession ? id : null,
    declined: isFailed && charge === null,
    declinedCharge: charge,
    warning: warningIn(type, id),
  };
}

/** That of a page which has ended is not paid any more. */
function intentOf(type: string, about: string | null, intent: string | null): string | null {
  if (type.startsWith('payment_intent.')) return about;
  return type === 'checkout.session.expired' ? null : intent;
}

const warningIn = (type: string, id: string | null): PaymentEvent['warning'] =>
  type === 'radar.early_fraud_warning.created' && id ? { id } : null;

/**
 * An event that may have been missed: which payment to look at (null: none), and nothing of what it says,
 * since Stripe lists it in the form of the version in which it was made.
 */
export function listedEventOf(listed: Stripe.Event) {
  const {
    id,
    type,
    data: { object },
  } = hintIn(listed)!;
  const { id: about = null, payment_intent: intent = null } = object;
  return {
    event: { id, type },
    createdAt: new Date(listed.created * 1000),
    paymentIntentId: type.startsWith('payment_intent.') ? about : intent,
    warning: warningIn(type, about),
  };
}

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

const isActedOn = (type: string): boolean => (EVENT_TYPES as readonly string[]).includes(type);

/** A type or an id. Postgres rejects NUL in text, and no id of Stripe's has one. */
const name = z.string().regex(/^[\w.-]{1,255}$/);
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const text = z
  .string()
  .max(5000)
  .refine((value) => !value.includes('\0'));
const id = maybe(z.union([name, z.looseObject({ id: name }).transform((whole) => whole.id)]));

const hint = z.object({
  id: name,
  type: name,
  api_version: maybe(name),
  data: z.object({
    object: z.object({
      id,
      payment_intent: id,
      metadata: maybe(z.record(z.string(), text)),
      last_payment_error: maybe(z.object({ charge: id })),
    }),
  }),
});

type Hint = z.infer<typeof hint>;

/** What of an event no version has changed: its type, and ids. Null: it names neither. */
const hintIn = (found: unknown): Hint | null => hint.safeParse(found).data ?? null;
