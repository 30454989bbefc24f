import { apiRoutes } from '@/lib/kernel/routes';
import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import { call, HttpError, problemOf } from '@/lib/platform/browser/fetch';
import { readAttribution } from '@/lib/platform/browser/visit';

/** A call that begins a payment was refused, or not answered. */
export type Refusal =
  | { kind: 'unavailable' }
  /** The price is another one by now, in cents. */
  | { kind: 'price'; priceCents: number }
  /** The server's words, where it had any. `isKeyBad`: the same key would be refused again. */
  | { kind: 'failed'; message?: string; isKeyBad?: boolean };

/** Asks for the payment of a product at the price the buyer is shown (rule 34). */
export async function createPaymentIntent(
  slug: string,
  priceCents: number,
  key: string,
): Promise<{ clientSecret: string } | Refusal> {
  try {
    const body = { productId: slug, amount: priceCents };
    const answer = await call('POST', apiRoutes.createPaymentIntent, body, { 'Idempotency-Key': key });
    const { clientSecret } = (await answer.json()) as { clientSecret?: string };
    return clientSecret ? { clientSecret } : { kind: 'failed' };
  } catch (error) {
    return error instanceof HttpError ? refusal(error) : { kind: 'failed' };
  }
}

function refusal(error: HttpError): Refusal {
  const { status } = error;
  if (status === 503) return { kind: 'unavailable' };
  const { message, amount } = problemOf(error);
  if (status === 409 && typeof amount === 'number') return { kind: 'price', priceCents: amount };
  return { kind: 'failed', message, isKeyBad: status !== 429 && status < 500 };
}

/** The answer to an address: 'over' when the payment it is for is made, or can't be made any more. */
type Noted = 'noted' | 'over' | { kind: 'price'; priceCents: number } | { kind: 'failed'; message?: string };

/**
 * Stores the buyer's address with the order, and where the visit came from, before anything is charged (rule
 * 38).
 * @param priceCents the price the buyer is shown: where another one would be charged, that is the answer
 */
export async function sendContact(clientSecret: string, email: string, priceCents: number): Promise<Noted> {
  try {
    const attribution = readAttribution();
    await call('POST', apiRoutes.orderContact, { clientSecret, email, amount: priceCents, attribution });
    return 'noted';
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: 'failed' };
    const refused = refusal(error);
    if (refused.kind === 'price') return refused;
    if (error.status === 404 || error.status === 409) return 'over';
    const isTooOften = refused.kind === 'failed' && error.status === 429;
    return { kind: 'failed', message: isTooOften ? refused.message : undefined };
  }
}

/** What has become of a payment, as the server has just read it from Stripe. */
export type Claim = {
  status: ClaimStatus;
  /** The address of the order; null until the payment is recorded. */
  order: string | null;
  /** `size` in bytes. */
  downloads: { name: string; href: string; size: number }[];
};

/** @throws HttpError, TypeError */
export async function claimPayment(clientSecret: string): Promise<Claim> {
  return (await call('POST', apiRoutes.orderClaim, { clientSecret })).json() as Promise<Claim>;
}
