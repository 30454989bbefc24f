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
    ...{ apiVersion: API_VERSION, telemetry: false, ...TIMEOUT, timeout, ...standIn },
    // The package's client over node:http only limits the time in which nothing comes: an answer of a byte a
    // second would never end.
    httpClient: Stripe.createFetchHttpClient(directly),
  });
}

/**
 * Without Next's cache around fetch, and without redirects: the secret key is in the header. A connection
 * that was closed at the other end, often while it was kept for the next call, is told in the word that
 * Stripe's package knows it by.
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
