import Stripe from 'stripe';

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
