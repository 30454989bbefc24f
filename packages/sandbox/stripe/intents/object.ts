import type Stripe from 'stripe';
import { newClientSecret, newId, now } from '../ids';

/** A new intent, with what the site and Stripe.js read of one. @param amount in cents */
export function newIntent(
  given: Pick<Stripe.PaymentIntent, 'amount' | 'currency'> & Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    client_secret: newClientSecret(id),
    created: now(),
    livemode: false,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    receipt_email: null,
    status: 'requires_payment_method',
    ...given,
  } as Stripe.PaymentIntent;
}
