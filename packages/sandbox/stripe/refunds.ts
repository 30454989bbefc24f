import type Stripe from 'stripe';
import { z } from 'zod';
import { emit, type Account } from './account';
import { invalidRequest } from './api-error';
import type { Given } from './form';
import { newId, now } from './ids';
import { foundIntent, latestCharge } from './intents/find';
import { integer, readParameters, text } from './parameters';

const CREATE = z.strictObject({
  amount: integer.optional(),
  payment_intent: text,
});

/** POST /v1/refunds, of an intent; without an amount, of all that is left. */
export function createRefund(account: Account, given: Given): Stripe.Refund {
  const wanted = readParameters(given, CREATE);
  const charge = chargeOf(account, wanted.payment_intent);
  const left = charge.amount - charge.amount_refunded;
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed && !wonFor(account, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = wanted.amount ?? left;
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const made = {
    id: newId('re'),
    object: 'refund',
    amount,
    created: now(),
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: null,
    // A bank account takes its days.
    status: charge.payment_method_details?.type === 'card' ? 'succeeded' : 'pending',
  } as Stripe.Refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.refunds.set(made.id, made);
  emit(account, 'refund.created', made);
  emit(account, 'charge.refunded', charge);
  return made;
}

/**
 * The buyer's bank has taken a refund, or sent it back: then the money is ours again. It may do that days
 * after a success.
 */
export function settleRefund(account: Account, refund: Stripe.Refund, outcome: 'succeed' | 'fail'): void {
  const charge = typeof refund.charge === 'string' ? account.charges.get(refund.charge) : undefined;
  if (refund.status === 'failed' || !charge) return;
  if (outcome === 'succeed') {
    refund.status = 'succeeded';
    return emit(account, 'refund.updated', refund);
  }
  Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit(account, 'refund.updated', refund);
  emit(account, 'refund.failed', refund);
}

function chargeOf(account: Account, intentId: string): Stripe.Charge {
  const charge = latestCharge(account, foundIntent(account, intentId));
  if (charge?.status === 'succeeded') return charge;
  throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

function wonFor(account: Account, charge: Stripe.Charge): boolean {
  return [...account.disputes.values()].every(
    ({ charge: id, status }) => id !== charge.id || status === 'won' || status.startsWith('warning_'),
  );
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
