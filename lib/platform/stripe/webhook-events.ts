import Stripe from 'stripe';
import { nothingOf, type PaymentNotice } from '@/lib/shop/rules/payment-event';
import type { Delivery, ReadDelivery } from '@/lib/shop/ports/webhook-events';
import type { ToldBefore } from '@/lib/shop/ports/payments';
import { isEvent } from './event-shape';
import { disputeFact, refundFact } from './facts';
import { type CardHash, marked, noticeOfIntent } from './intent';

/**
 * Reads what comes in at the webhook. Signed more than five minutes ago, it may be a replay and counts as unsigned.
 * @param secrets any of them may have signed it: two, while one takes the place of the other
 */
export function deliveryReader(secrets: readonly string[], cardHash: CardHash): ReadDelivery {
  const { webhooks } = new Stripe('sk_test_signatures_only');
  return (body, signature) => {
    const isSigned = secrets.some((secret) => {
      try {
        return webhooks.signature!.verifyHeader(body, signature ?? '', secret);
      } catch {
        return false;
      }
    });
    if (!isSigned) return null;
    const event = parsed(body);
    if (!isEvent(event)) return 'malformed';
    return deliveryOf(event, cardHash);
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

/** An event in our words. */
const deliveryOf = (event: Stripe.Event, cardHash: CardHash): Delivery => ({
  event: { id: event.id, type: event.type },
  notice: noticeOf(event, cardHash),
});

/**
 * An event that may have been missed. Stripe lists it in the form of the version in which it was made, so that only what no
 * version has changed is read of it.
 */
export function missable({ id, type, created, data }: Stripe.Event): ToldBefore {
  const { id: about, payment_intent: intent, fraud_type: reason } = data.object as Partial<Listed>;
  const isWarning = type === 'radar.early_fraud_warning.created';
  return {
    event: { id, type },
    createdAt: new Date(created * 1000),
    intentId: type.startsWith('payment_intent.') ? (about ?? null) : idOf(intent),
    warning: isWarning && about ? { id: about, reason: reason ?? '' } : null,
  };
}
type Listed = { id: string; payment_intent: string | Stripe.PaymentIntent | null; fraud_type: string };

/** What an event tells of a payment; null for the many that tell nothing we act on. */
function noticeOf(event: Stripe.Event, cardHash: CardHash): PaymentNotice | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { ...noticeOfIntent(event.data.object, cardHash), incomplete: 'charge' };
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return noticeOfIntent(event.data.object, cardHash);
    case 'payment_intent.payment_failed': {
      const notice = noticeOfIntent(event.data.object, cardHash);
      return { ...notice, declined: notice.payments.length === 0 };
    }
    case 'charge.refunded': {
      const { payment_intent: intent, metadata } = event.data.object;
      const intentId = idOf(intent);
      return intentId === null ? null : { ...marked(intentId, metadata), incomplete: 'refunds' };
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

type OfIntent = { payment_intent?: string | Stripe.PaymentIntent | null };

/** News that names an intent and no order; null where there is none of either. */
function about({ payment_intent: intent }: OfIntent, told: Partial<PaymentNotice>): PaymentNotice | null {
  const intentId = idOf(intent);
  return intentId === null ? null : { ...nothingOf(intentId, null, null), ...told };
}

const idOf = (intent: string | Stripe.PaymentIntent | null | undefined) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);
