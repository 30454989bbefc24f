import Stripe from 'stripe';
import { err, ok, type Result } from '@/lib/kernel/result';

/**
 * Whether Stripe knows the secret key and lets it read payments; nothing is changed.
 * @returns 'refused' or 'unreachable', when it does not
 */
export async function tryKey(
  stripe: Stripe,
  timeoutMs: number,
): Promise<Result<'accepted', 'refused' | 'unreachable'>> {
  try {
    await stripe.paymentIntents.list({ limit: 1 }, { timeout: timeoutMs, maxNetworkRetries: 0 });
    return ok('accepted');
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
    const refused = error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
    return err(refused ? 'refused' : 'unreachable');
  }
}
