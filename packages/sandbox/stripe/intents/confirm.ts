import type Stripe from 'stripe';
import type { Account } from '../account';
import { invalidRequest, unexpectedState } from '../api-error';
import type { Given } from '../form';
import { readParameters } from '../parameters';
import { sessionOf } from '../sessions/find';
import { methodByName, methodFromData } from '../test-methods';
import { attempt } from './attempt';
import { foundIntent } from './find';
import { CONFIRM, type MethodData } from './parameters';

const MAY_BE_CONFIRMED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * POST /v1/payment_intents/:id/confirm
 * @throws ApiError payment_intent_unexpected_state, and 402 with the intent in it when the payment is
 * declined
 */
export function confirmIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  const intent = foundIntent(account, id);
  const wanted = readParameters(given, CONFIRM);
  if (sessionOf(account, intent))
    throw invalidRequest('You cannot confirm the PaymentIntent of a Checkout Session.', { param: 'intent' });
  if (!MAY_BE_CONFIRMED.includes(intent.status)) throw cannotConfirm(intent);
  requireReturnUrl(intent, wanted);
  const method = paymentMethodOf(account, intent, wanted);
  if (wanted.return_url) account.returnUrls.set(id, wanted.return_url);
  if ('receipt_email' in wanted) intent.receipt_email = wanted.receipt_email || null;
  return attempt(account, intent, method, {
    inStripeJs: wanted.use_stripe_sdk === true,
    microdeposits: wanted.payment_method_options?.us_bank_account !== undefined,
  });
}

type How = {
  payment_method?: string | undefined;
  payment_method_data?: MethodData | undefined;
  return_url?: string | undefined;
  use_stripe_sdk?: boolean | undefined;
};

function paymentMethodOf(
  account: Account,
  intent: Stripe.PaymentIntent,
  { payment_method: name, payment_method_data: data }: How,
): Stripe.PaymentMethod {
  if (data) return methodFromData(account, data);
  const id = name ?? intent.payment_method;
  if (typeof id === 'string') return methodByName(account, id);
  const message =
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
  throw unexpectedState(message, intent);
}

function requireReturnUrl(intent: Stripe.PaymentIntent, wanted: How): void {
  if (
    intent.automatic_payment_methods?.allow_redirects === 'never' ||
    wanted.return_url ||
    wanted.use_stripe_sdk
  )
    return;
  const message =
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.";
  throw invalidRequest(message, { param: 'return_url' });
}

function cannotConfirm(intent: Stripe.PaymentIntent) {
  const message =
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${MAY_BE_CONFIRMED.join(', ')}.`;
  return unexpectedState(message, intent);
}
