import type Stripe from 'stripe';
import type { DisputeFact, DisputeStatus, Refund } from '@/lib/shop/rules/records';

/** Stripe says something that this version can't read: a person has to look. */
export class UnknownWord extends Error {}

export const refundFact = (refund: Stripe.Refund): Refund => ({
  id: refund.id,
  amount: refund.amount,
  status: inOurs(REFUNDS, refund.status),
  reason: refund.failure_reason ?? refund.reason ?? null,
  note: null,
  createdAt: new Date(refund.created * 1000),
});

const REFUNDS: Record<string, Refund['status']> = {
  pending: 'pending',
  // It waits for its receiver.
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

export const disputeFact = (dispute: Stripe.Dispute): DisputeFact => ({
  id: dispute.id,
  amount: dispute.amount,
  status: inOurs(DISPUTES, dispute.status),
  reason: dispute.reason,
  dueBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  createdAt: new Date(dispute.created * 1000),
});

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

/** Stripe's word in ours. @throws UnknownWord for one that this code does not know: no guess about money */
export function inOurs<Ours>(words: Readonly<Record<string, Ours>>, word: string | null): Ours {
  if (word !== null && Object.hasOwn(words, word)) return words[word]!;
  throw new UnknownWord(`Stripe says "${word}", which this version of the site does not know.`);
}
