import type Stripe from 'stripe';
import { type DisputeFact, type DisputeStatus, type Refund, refundSchema } from '@/lib/shop/rules/records';

/** A refund of Stripe's in our words. */
export const refundFact = (refund: Stripe.Refund): Refund => ({
  id: refund.id,
  amount: refund.amount,
  status: REFUNDS.parse(refund.status),
  reason: refund.failure_reason ?? refund.reason ?? null,
  note: null,
  createdAt: new Date(refund.created * 1000),
});

/** Stripe's own are ours, but for one that waits for its receiver. */
const REFUNDS = refundSchema.shape.status.catch('pending');

/** A dispute of Stripe's in our words. */
export const disputeFact = (dispute: Stripe.Dispute): DisputeFact => ({
  id: dispute.id,
  amount: dispute.amount,
  status: Object.hasOwn(DISPUTES, dispute.status) ? DISPUTES[dispute.status as Known] : 'open',
  reason: dispute.reason,
  dueBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  createdAt: new Date(dispute.created * 1000),
});

/** Every status of Stripe's. One that it adds some day needs an answer, as `open` does. */
const DISPUTES = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  needs_response: 'open',
  under_review: 'open',
  // The bank decides anew on a dispute that was lost.
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  // A dispute that a refund has prevented takes no money by itself.
  prevented: 'won',
  lost: 'lost',
} as const satisfies Record<Stripe.Dispute.Status, DisputeStatus>;
type Known = keyof typeof DISPUTES;
