import type Stripe from 'stripe';
import { emit, type Account } from '../account';
import { chargeToBalance } from '../balance';
import { newCharge } from '../charge-object';
import { failSession, paySession, processSession } from '../sessions/outcomes';
import { latestCharge, methodOf } from './find';

/** The money is there. @param charge one that was pending; without it there is a new one */
export function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge = newCharge(intent, method),
): Stripe.Charge {
  Object.assign(charge, {
    amount_captured: charge.amount,
    balance_transaction: chargeToBalance(account, charge),
    paid: true,
    status: 'succeeded',
  } satisfies Partial<Stripe.Charge>);
  account.charges.set(charge.id, charge);
  Object.assign(intent, {
    amount_received: charge.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  } satisfies Partial<Stripe.PaymentIntent>);
  emit(account, 'charge.succeeded', charge);
  emit(account, 'payment_intent.succeeded', intent);
  paySession(account, intent);
  return charge;
}

type Failure = {
  code: string;
  decline_code?: string;
  message: string;
  /** It failed before anybody asked the bank for money. */
  withoutCharge?: boolean;
  /** One that was pending. */
  charge?: Stripe.Charge;
};

/** There will be no money: the intent waits for another payment method, and says why. */
export function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { withoutCharge, charge: pending, ...reason }: Failure,
): Stripe.Charge | null {
  const charge = withoutCharge ? null : (pending ?? newCharge(intent, method));
  if (charge) {
    const failure = { failure_code: reason.code, failure_message: reason.message };
    Object.assign(charge, { status: 'failed', ...failure } satisfies Partial<Stripe.Charge>);
    account.charges.set(charge.id, charge);
    emit(account, 'charge.failed', charge);
  }
  const { code, ...texts } = reason;
  Object.assign(intent, {
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    last_payment_error: {
      type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
      code,
      ...texts,
      ...(charge && { charge: charge.id }),
      payment_method: structuredClone(method),
    },
  } satisfies Partial<Stripe.PaymentIntent>);
  emit(account, 'payment_intent.payment_failed', intent);
  failSession(account, intent);
  return charge;
}

/** The bank takes its time: the money comes, or does not, some time later. */
export function process(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  settles: 'succeed' | 'fail' | 'never',
): void {
  const charge = newCharge(intent, method);
  account.charges.set(charge.id, charge);
  Object.assign(intent, {
    latest_charge: charge.id,
    status: 'processing',
  } satisfies Partial<Stripe.PaymentIntent>);
  emit(account, 'charge.pending', charge);
  emit(account, 'payment_intent.processing', intent);
  processSession(account, intent);
  if (settles === 'never') return;
  setTimeout(() => settle(account, intent, settles), account.settleMs).unref();
}

/**
 * The bank has decided on a payment that was processing, or its payer on deposits; any other is left as it
 * is.
 */
export function settle(account: Account, intent: Stripe.PaymentIntent, outcome: 'succeed' | 'fail'): void {
  if (intent.next_action?.type === 'verify_with_microdeposits')
    return confirmDeposits(account, intent, outcome);
  const charge = latestCharge(account, intent);
  const method = methodOf(account, intent);
  if (intent.status !== 'processing' || !charge || !method || account.intents.get(intent.id) !== intent)
    return;
  account.request = null;
  if (outcome === 'succeed') succeed(account, intent, method, charge);
  else {
    const message = "The customer's account has insufficient funds to cover this payment.";
    fail(account, intent, method, { code: 'insufficient_funds', message, charge });
  }
}

/**
 * The payer has said what was deposited: then the debit begins. Or never did, or was wrong too often: there
 * is no charge.
 */
function confirmDeposits(account: Account, intent: Stripe.PaymentIntent, outcome: 'succeed' | 'fail'): void {
  const method = methodOf(account, intent);
  if (!method) return;
  account.request = null;
  intent.next_action = null;
  if (outcome === 'succeed') return process(account, intent, method, 'never');
  fail(account, intent, method, {
    code: 'payment_method_microdeposit_failed',
    message: 'The microdeposits were not confirmed.',
    withoutCharge: true,
  });
}
