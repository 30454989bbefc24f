import type Stripe from 'stripe';
import { emit } from './account';
import type { Account } from './account';
import { newId, now } from './ids';

const DAYS_TO_ANSWER = 10;
const DAY = 24 * 60 * 60;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The buyer's bank takes the money back until the dispute is decided. */
export function openDispute(account: Account, charge: Stripe.Charge, reason = 'fraudulent'): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE },
    evidence_details: {
      due_by: now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  charge.disputed = true;
  account.disputes.set(dispute.id, dispute);
  emit(account, 'charge.dispute.created', dispute);
  emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank has decided; one that is closed stays as it was closed. */
export function closeDispute(account: Account, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): void {
  if (dispute.status === 'won' || dispute.status === 'lost') return;
  dispute.status = outcome;
  emit(account, 'charge.dispute.closed', dispute);
  if (outcome === 'won') emit(account, 'charge.dispute.funds_reinstated', dispute);
}
