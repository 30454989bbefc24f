import type Stripe from 'stripe';
import { emit, type Account } from './account';
import { newId, now } from './ids';

const DAYS_TO_ANSWER = 10;
const DAY = 24 * 60 * 60;

/**
 * The buyer's bank takes the money back until the dispute is decided.
 * @param isInquiry the bank only asks: it takes no money
 */
export function openDispute(account: Account, charge: Stripe.Charge, isInquiry = false): Stripe.Dispute {
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    created: now(),
    livemode: false,
    reason: 'fraudulent',
    amount: charge.amount - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    is_charge_refundable: isInquiry,
    evidence_details: { due_by: now() + DAYS_TO_ANSWER * DAY },
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  } as Stripe.Dispute;
  charge.disputed = true;
  account.disputes.set(dispute.id, dispute);
  emit(account, 'charge.dispute.created', dispute);
  if (!isInquiry) emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank makes a dispute of its question. */
export function escalate(account: Account, dispute: Stripe.Dispute): void {
  if (!dispute.status.startsWith('warning_')) return;
  Object.assign(dispute, { status: 'needs_response', is_charge_refundable: false });
  emit(account, 'charge.dispute.updated', dispute);
  emit(account, 'charge.dispute.funds_withdrawn', dispute);
}

/** The bank has decided, and an inquiry comes to nothing; one that is closed stays as it was closed. */
export function closeDispute(account: Account, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): void {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) return;
  const isInquiry = dispute.status.startsWith('warning_');
  dispute.status = isInquiry ? 'warning_closed' : outcome;
  emit(account, 'charge.dispute.closed', dispute);
  if (outcome === 'won' && !isInquiry) emit(account, 'charge.dispute.funds_reinstated', dispute);
}

/** The card's network tells that a payment is probably fraud. */
export function warnOfFraud(account: Account, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: now(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(typeof charge.payment_intent === 'string' && { payment_intent: charge.payment_intent }),
  };
  emit(account, 'radar.early_fraud_warning.created', warning);
  return warning;
}
