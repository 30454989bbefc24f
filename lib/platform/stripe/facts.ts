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
  status: DISPUTES.get(dispute.status) ?? 'open',
  reason: dispute.reason,
  dueBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  createdAt: new Date(dispute.created * 1000),
});

/** A dispute that a refund has prevented takes no money by itself. */
const DISPUTES = new Map<string, DisputeStatus>([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'inquiry_closed'],
  ['won', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);
