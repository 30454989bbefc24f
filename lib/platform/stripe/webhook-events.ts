import Stripe from 'stripe';
import { emptyPaymentEvent, type PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { WebhookEvent, ReadWebhookEvent } from '@/lib/shop/ports/webhook-events';
import type { ListedEvent } from '@/lib/shop/ports/payments';
import { type Hint, hintIn, isActedOn, isOfThisVersion } from './event-shape';
import { disputeFact, refundFact } from './facts';
import { type CardHash, fromMetadata, paymentEventOfIntent } from './intent';

/**
 * Reads what comes in at the webhook. Signed more than five minutes ago, it may be a replay and counts as
 * unsigned.
 */
export function webhookEventReader(secret: string, cardHash: CardHash): ReadWebhookEvent {
  const { webhooks } = new Stripe('sk_test_signatures_only');
  return (body, signature) => {
    try {
      webhooks.signature!.verifyHeader(body, signature ?? '', secret);
    } catch {
      return null;
    }
    const event = parsed(body);
    if (isOfThisVersion(event)) return webhookEventOf(event, cardHash);
    const hint = hintIn(event);
    if (!hint) return 'malformed';
    const { id, type, api_version: apiVersion = null } = hint;
    return { event: { id, type }, apiVersion, paymentEvent: hintedPayment(hint) };
  };
}

/**
 * Of an event in the form of another version only its type and its ids count: what became of the payment is
 * asked for.
 */
function hintedPayment({ type, data }: Hint): PaymentEvent | null {
  if (!isActedOn(type)) return null;
  const { id, payment_intent: intent, metadata, fraud_type: reason } = data.object;
  const isSession = type.startsWith('checkout.session.');
  const paymentIntentId = type.startsWith('payment_intent.') ? (id ?? null) : idOf(intent);
  if (paymentIntentId === null && !(isSession && id)) return null;
  return {
    ...fromMetadata(paymentIntentId, metadata ?? null),
    checkoutSessionId: isSession ? (id ?? null) : null,
    declined: type === 'payment_intent.payment_failed',
    canceled: type === 'payment_intent.canceled' || (paymentIntentId === null && type.endsWith('.expired')),
    warning: type.startsWith('radar.') && id ? { id, reason: reason ?? '' } : null,
    incomplete: paymentIntentId === null ? null : 'refunds',
  };
}

/** Undefined where the text is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Stripe's event in our format. */
const webhookEventOf = (event: Stripe.Event, cardHash: CardHash): WebhookEvent => ({
  event: { id: event.id, type: event.type },
  apiVersion: event.api_version,
  paymentEvent: paymentEventOf(event, cardHash),
});

/**
 * An event that may have been missed. Stripe lists it in the form of the version in which it was made, so
 * that only what no version has changed is read of it.
 */
export function listedEventOf({ id, type, created, data }: Stripe.Event): ListedEvent {
  const { id: about, payment_intent: intent, fraud_type: reason } = data.object as Partial<Listed>;
  const isWarning = type === 'radar.early_fraud_warning.created';
  return {
    event: { id, type },
    createdAt: new Date(created * 1000),
    paymentIntentId: type.startsWith('payment_intent.') ? (about ?? null) : idOf(intent),
    warning: isWarning && about ? { id: about, reason: reason ?? '' } : null,
  };
}
type Listed = { id: string; payment_intent: string | Stripe.PaymentIntent | null; fraud_type: string };

/** What an event says of a payment; null for event types that we do not act on. */
function paymentEventOf(event: Stripe.Event, cardHash: CardHash): PaymentEvent | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { ...paymentEventOfIntent(event.data.object, cardHash), incomplete: 'charge' };
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return paymentEventOfIntent(event.data.object, cardHash);
    case 'payment_intent.payment_failed': {
      const paymentEvent = paymentEventOfIntent(event.data.object, cardHash);
      return { ...paymentEvent, declined: paymentEvent.payments.length === 0 };
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return paymentEventOfSession(event.data.object);
    case 'checkout.session.expired':
      return {
        ...paymentEventOfSession(event.data.object),
        paymentIntentId: null,
        canceled: true,
        incomplete: null,
      };
    case 'charge.refunded': {
      const { payment_intent: intent, metadata } = event.data.object;
      const paymentIntentId = idOf(intent);
      return paymentIntentId === null
        ? null
        : { ...fromMetadata(paymentIntentId, metadata), incomplete: 'refunds' };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return about(event.data.object, { refunds: [refundFact(event.data.object)] });
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return about(event.data.object, { disputes: [disputeFact(event.data.object)] });
    case 'radar.early_fraud_warning.created': {
      const { id, fraud_type: reason } = event.data.object;
      return about(event.data.object, { warning: { id, reason } });
    }
    default:
      return null;
  }
}

/** Of a page of Stripe's: what has become of its payment is asked for. */
function paymentEventOfSession({
  id,
  payment_intent: intent,
  metadata,
}: Stripe.Checkout.Session): PaymentEvent {
  const paymentIntentId = idOf(intent);
  const incomplete = paymentIntentId === null ? null : 'refunds';
  return { ...fromMetadata(paymentIntentId, metadata), checkoutSessionId: id, incomplete };
}

type OfIntent = { payment_intent?: string | Stripe.PaymentIntent | null };

/** A payment event that names a payment intent but no order; null where it names neither. */
function about({ payment_intent: intent }: OfIntent, told: Partial<PaymentEvent>): PaymentEvent | null {
  const paymentIntentId = idOf(intent);
  return paymentIntentId === null ? null : { ...emptyPaymentEvent(paymentIntentId, null, null), ...told };
}

const idOf = (intent: string | { id: string } | null | undefined) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);
