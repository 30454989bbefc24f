import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from './account';
import { ApiError, invalidRequest } from './api-error';
import type { Given } from './form';
import { foundIntent } from './intents/find';

/** Checks that the browser holds the secret of this very intent. @throws ApiError */
export function requireClientSecret(account: Account, id: string, { client_secret: secret }: Given): void {
  const param = 'client_secret';
  if (typeof secret !== 'string') {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const right = Buffer.from(foundIntent(account, id).client_secret ?? '');
  const sent = Buffer.from(secret);
  if (sent.length === right.length && timingSafeEqual(sent, right)) return;
  const message =
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided client_secret and PaymentIntent belong to the same account.';
  throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param });
}

/** The parameters of the call itself, without those that every call from a browser carries. */
export function withoutCredentials(given: Given): Given {
  const { key: _key, client_secret: _secret, ...rest } = given;
  return rest;
}

/** Without what is the shop's own business: metadata, the charge, and a card's fingerprint. */
export function asSeenByBrowser(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  const { metadata: _metadata, latest_charge: _charge, last_payment_error: error, ...seen } = intent;
  return { ...seen, last_payment_error: error && withoutFingerprint(error) };
}

function withoutFingerprint<T extends { payment_method?: Stripe.PaymentMethod }>(error: T): T {
  const { payment_method: method } = error;
  if (!method?.card) return error;
  const { fingerprint: _, ...card } = method.card;
  return { ...error, payment_method: { ...method, card } };
}

/** An error's copy of the intent is cut in the same way. */
export function errorAsSeenByBrowser(error: ApiError): ApiError {
  const intent = error.body.payment_intent;
  if (!intent) return error;
  return new ApiError(error.status, {
    ...withoutFingerprint(error.body),
    payment_intent: asSeenByBrowser(intent) as Stripe.PaymentIntent,
  });
}
