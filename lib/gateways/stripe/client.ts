import Stripe from 'stripe';

/** The version of Stripe's API that this code was written for; the account's own setting does not count. */
const API_VERSION = '2026-10-28.endive';

/**
 * A buyer waits for most calls, and may try again: so one try, of so many ms. Only a connection that was closed before it was
 * used is opened once more, which the library does by itself.
 */
const PATIENCE = { timeout: 8_000, maxNetworkRetries: 0 };

/**
 * Stripe's client. Nothing is connected before the first call.
 * @param apiBase the address of a stand-in, such as http://127.0.0.1:3002; not set: Stripe itself
 */
export function stripeClient(secretKey: string, apiBase?: string): Stripe {
  const standIn = apiBase === undefined ? {} : addressOf(new URL(apiBase));
  return new Stripe(secretKey, { apiVersion: API_VERSION, telemetry: false, ...PATIENCE, ...standIn });
}

function addressOf({ protocol, hostname, port }: URL) {
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { protocol: scheme, host: hostname, port: port || (scheme === 'https' ? 443 : 80) };
}
