import type Stripe from 'stripe';
import { newId, now } from './ids';

/** A charge of an intent, with what the site reads of one; neither paid nor failed yet. */
export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const { type, card, us_bank_account: bank } = method;
  return {
    id: newId(type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    created: now(),
    livemode: false,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    currency: intent.currency,
    balance_transaction: null,
    disputed: false,
    refunded: false,
    paid: false,
    status: 'pending',
    failure_code: null,
    failure_message: null,
    description: intent.description,
    payment_intent: intent.id,
    payment_method: method.id,
    metadata: { ...intent.metadata },
    receipt_email: intent.receipt_email,
    billing_details: { ...method.billing_details },
    payment_method_details: { type, ...(card && { card }), ...(bank && { us_bank_account: bank }) },
  } as Stripe.Charge;
}
