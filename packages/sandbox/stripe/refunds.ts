import type Stripe from 'stripe';
import { z } from 'zod';
import { emit, type Account } from './account';
import { invalidRequest, noSuch } from './api-error';
import type { Given } from './form';
import { newId, now } from './ids';
import { foundIntent, latestCharge } from './intents/find';
import { expand, integer, readParameters, text } from './parameters';

const CREATE = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  payment_intent: text.optional(),
  expand,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
type Wanted = z.output<typeof CREATE>;

/** POST /v1/refunds, of a charge or of an intent; without an amount, of all that is left. */
export function createRefund(account: Account, given: Given): Stripe.Refund {
  const wanted = readParameters(given, CREATE);
  const charge = chargeOf(account, wanted);
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
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
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
    reason: wanted.reason ?? null,
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

function chargeOf(account: Account, { charge: id, payment_intent: intentId }: Wanted): Stripe.Charge {
  if (!id && !intentId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const charge = id ? account.charges.get(id) : latestCharge(account, foundIntent(account, intentId ?? ''));
  if (id && !charge) throw noSuch('charge', id, 'charge');
  if (charge?.status === 'succeeded') return charge;
  const what = intentId ? `PaymentIntent (${intentId})` : `Charge (${id})`;
  throw invalidRequest(`This ${what} does not have a successful charge to refund.`);
}

function wonFor(account: Account, charge: Stripe.Charge): boolean {
  return [...account.disputes.values()].every(
    ({ charge: id, status }) => id !== charge.id || status === 'won' || status.startsWith('warning_'),
  );
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
