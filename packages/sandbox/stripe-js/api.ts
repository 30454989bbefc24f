import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

export type Result =
  { paymentIntent: PaymentIntent; error?: undefined } | { error: StripeError; paymentIntent?: undefined };

const CONNECTION_FAILED: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** The intent that a client secret belongs to. */
function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** GET /v1/payment_intents/:id with a publishable key. */
export function retrieveIntent(origin: string, key: string, clientSecret: string): Promise<Result> {
  const query = new URLSearchParams({ key, client_secret: clientSecret });
  return call(
    `${origin}/v1/payment_intents/${encodeURIComponent(intentOf(clientSecret))}?${query.toString()}`,
  );
}

/** POST /v1/payment_intents/:id/confirm with a publishable key. @param params as Stripe names them */
export function confirmIntent(
  key: string,
  clientSecret: string,
  params: Record<string, string>,
): Promise<Result> {
  const body = new URLSearchParams({ key, client_secret: clientSecret, ...params });
  return call(`/v1/payment_intents/${encodeURIComponent(intentOf(clientSecret))}/confirm`, {
    method: 'POST',
    body,
  });
}

async function call(url: string, init: RequestInit = {}): Promise<Result> {
  try {
    const answer = (await (await fetch(url, { ...init, credentials: 'omit' })).json()) as
      PaymentIntent | { error: StripeError };
    return 'error' in answer ? answer : { paymentIntent: answer };
  } catch {
    return { error: CONNECTION_FAILED };
  }
}
