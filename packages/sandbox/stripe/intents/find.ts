import type Stripe from 'stripe';
import type { Account } from '../account';
import { noSuch } from '../api-error';

/** @throws ApiError 404 resource_missing */
export function foundIntent(account: Account, id: string): Stripe.PaymentIntent {
  const intent = account.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** The charge of the last attempt, if there was one. */
export function latestCharge(
  account: Account,
  { latest_charge: charge }: Stripe.PaymentIntent,
): Stripe.Charge | undefined {
  return typeof charge === 'string' ? account.charges.get(charge) : undefined;
}

/** What the intent is to be paid with, if that is known. */
export function methodOf(
  account: Account,
  { payment_method: method }: Stripe.PaymentIntent,
): Stripe.PaymentMethod | undefined {
  return typeof method === 'string' ? account.paymentMethods.get(method) : undefined;
}
