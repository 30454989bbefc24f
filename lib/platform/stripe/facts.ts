import type Stripe from 'stripe';
import { type Dispute, type DisputeStatus, type Refund, refundSchema } from '@/lib/shop/rules/records';

/** A refund of Stripe's in our words. */
export const refundFact = ({
  id,
  amount,
  status,
  reason,
  failure_reason,
  created,
}: Stripe.Refund): Refund => ({
  id,
  amount,
  status: REFUNDS.parse(status),
  reason: failure_reason ?? reason ?? null,
  note: null,
  createdAt: new Date(created * 1000),
});

/** Stripe's own are ours, but for one that waits for its receiver. */
const REFUNDS = refundSchema.shape.status.catch('pending');

/** A dispute of Stripe's in our words. */
export const disputeFact = ({
  id,
  amount,
  reason,
  status,
  evidence_details,
  created,
}: Stripe.Dispute): Dispute => ({
  id,
  amount,
  status: DISPUTES.get(status) ?? 'open',
  reason,
  dueBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1000) : null,
  createdAt: new Date(created * 1000),
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
