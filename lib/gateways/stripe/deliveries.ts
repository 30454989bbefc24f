import Stripe from 'stripe';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import type { DisputeState } from '@/lib/domain/orders/order';
import type { ReadDelivery } from '@/lib/usecases/ports';
import { isEvent } from './event-shape';
import { markedOrder, successOf } from './intent';

/**
 * Reads what comes in at the webhook. Signed more than five minutes ago, it may be a replay and counts as unsigned.
 * @param secrets any of them may have signed it: two, while one takes the place of the other
 */
export function deliveryReader(secrets: readonly string[]): ReadDelivery {
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
    return { event: { id: event.id, type: event.type }, notice: noticeOf(event) };
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

/** What an event tells of a payment; null for the many that tell nothing we act on. */
function noticeOf(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return successOf(event.data.object);
    case 'payment_intent.processing':
      return ofIntent('processing', event.data.object);
    case 'payment_intent.payment_failed':
      return ofIntent('failed', event.data.object);
    case 'payment_intent.canceled':
      return ofIntent('canceled', event.data.object);
    case 'charge.refunded':
      return refundOf(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeOf(event.data.object);
    default:
      return null;
  }
}

const ofIntent = (kind: 'processing' | 'failed' | 'canceled', { id, metadata }: Stripe.PaymentIntent) => ({
  kind,
  intentId: id,
  orderId: markedOrder(metadata),
});

function refundOf(charge: Stripe.Charge): PaymentNotice | null {
  const intentId = idOf(charge.payment_intent);
  if (!intentId) return null;
  const { amount_refunded: amount, refunded: full } = charge;
  return { kind: 'refunded', intentId, orderId: markedOrder(charge.metadata), amount, full };
}

function disputeOf(dispute: Stripe.Dispute): PaymentNotice | null {
  const intentId = idOf(dispute.payment_intent);
  if (!intentId) return null;
  const { id, amount, reason, status, evidence_details } = dispute;
  const dueBy = evidence_details?.due_by ? new Date(evidence_details.due_by * 1000) : null;
  return {
    kind: 'dispute',
    intentId,
    orderId: null,
    disputeId: id,
    state: DECIDED.get(status) ?? 'open',
    ...{ amount, reason, dueBy },
  };
}

/** An inquiry that came to nothing, and a dispute that a refund has prevented, take no money by themselves. */
const DECIDED = new Map<string, DisputeState>([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);

const idOf = (intent: string | Stripe.PaymentIntent | null) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);
