import type Stripe from 'stripe';
import { emit, type Account } from '../account';
import { invalidRequest, unexpectedState } from '../api-error';
import type { Given } from '../form';
import { now } from '../ids';
import { readParameters } from '../parameters';
import { sessionOf } from '../sessions/find';
import { foundIntent, latestCharge } from './find';
import { CANCEL } from './parameters';

const MAY_BE_CANCELED = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  const intent = foundIntent(account, id);
  const { cancellation_reason: reason } = readParameters(given, CANCEL);
  if (sessionOf(account, intent)) {
    const message =
      'You cannot cancel the PaymentIntent of a Checkout Session. Expire the Checkout Session instead.';
    throw invalidRequest(message, { param: 'intent' });
  }
  if (!MAY_BE_CANCELED.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${MAY_BE_CANCELED.join(', ')}.`;
    throw unexpectedState(message, intent);
  }
  const charge = intent.status === 'processing' && latestCharge(account, intent);
  if (charge) Object.assign(charge, { status: 'failed', failure_code: 'charge_canceled' });
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: reason ?? null,
    next_action: null,
  } satisfies Partial<Stripe.PaymentIntent>);
  emit(account, 'payment_intent.canceled', intent);
  return intent;
}
