import Stripe from 'stripe';

/** The version of Stripe's API that this code was written for; the account's own setting does not count. */
export const API_VERSION = '2026-10-28.endive';

/**
 * How long a call may take, in ms. It is not repeated: the buyer who waits, or the job that asked, tries
 * again with the same key. But where Stripe has closed the connection, its package tries once more by itself.
 */
const TIMEOUT = { timeout: 8_000, maxNetworkRetries: 0 };

/**
 * Stripe's client. Nothing is connected before the first call.
 * @param apiBase the address of a stand-in, such as http://127.0.0.1:3002; not set: Stripe itself
 * @param timeout milliseconds for one try, from its first byte to the answer's last
 */
export function stripeClient(
  secretKey: string,
  apiBase?: string,
  { timeout }: { timeout: number } = TIMEOUT,
): Stripe {
  const standIn = apiBase === undefined ? {} : addressOf(new URL(apiBase));
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    telemetry: false,
    ...TIMEOUT,
    timeout,
    ...standIn,
    // The package's client over node:http only limits the time in which nothing comes: an answer of a byte a
    // second would never end.
    httpClient: Stripe.createFetchHttpClient(directly),
  });
}

/**
 * Without Next's cache around fetch, and without redirects: the secret key is in the header. A connection
 * that was closed at the other end gets the code that Stripe's package knows it by.
 */
const directly: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', redirect: 'error' }).catch((error: unknown) => {
    throw isClosedConnection(error) ? Object.assign(error, { code: 'ECONNRESET' }) : error;
  });

const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];
const isClosedConnection = (error: unknown): error is Error =>
  error instanceof Error && CLOSED.includes(String((error.cause as { code?: unknown } | undefined)?.code));

function addressOf({ protocol, hostname, port }: URL) {
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { protocol: scheme, host: hostname, port: port || (scheme === 'https' ? 443 : 80) };
}

/** What the site asks of Stripe, by the name of the permission in its Dashboard. No try changes anything. */
const TRIES: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  'PaymentIntents: read': (stripe) => stripe.paymentIntents.list({ limit: 1 }),
  'PaymentIntents: write': (stripe) => stripe.paymentIntents.cancel('pi_none'),
  'Checkout Sessions: read': (stripe) => stripe.checkout.sessions.list({ limit: 1 }),
  'Checkout Sessions: write': (stripe) => stripe.checkout.sessions.expire('cs_none'),
  'Charges: read': (stripe) => stripe.charges.list({ limit: 1 }),
  'Disputes: read': (stripe) => stripe.disputes.list({ limit: 1 }),
  'Events: read': (stripe) => stripe.events.list({ limit: 1 }),
  'Balance transactions: read': (stripe) => stripe.balanceTransactions.list({ limit: 1 }),
};

export type KeyTried =
  { outcome: 'ok' } | { outcome: 'refused' | 'unreachable' } | { outcome: 'lacks'; permissions: string[] };

/**
 * Tries each permission that the site uses: what can't exist must be answered 404, and not 403.
 * @returns the permissions that the key lacks, or that Stripe refuses the key or does not answer
 */
export async function tryKey(stripe: Stripe): Promise<KeyTried> {
  const lacking: string[] = [];
  for (const [permission, attempt] of Object.entries(TRIES)) {
    try {
      await attempt(stripe);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError) return { outcome: 'refused' };
      if (error instanceof Stripe.errors.StripePermissionError) lacking.push(permission);
      else if (!isMissing(error)) return { outcome: 'unreachable' };
    }
  }
  return lacking.length === 0 ? { outcome: 'ok' } : { outcome: 'lacks', permissions: lacking };
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
