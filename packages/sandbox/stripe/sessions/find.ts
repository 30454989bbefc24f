import type Stripe from 'stripe';
import type { Account } from '../account';
import { noSuch } from '../api-error';

/** @throws ApiError 404 resource_missing */
export function foundSession(account: Account, id: string): Stripe.Checkout.Session {
  const session = account.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

/** The intent by which a session is paid; there is none before somebody tries. */
export function intentOfSession(
  { intents }: Account,
  { payment_intent: id }: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  return typeof id === 'string' ? intents.get(id) : undefined;
}

/** The session whose page an intent belongs to, if it was made on one. */
export function sessionOf(
  { sessions }: Account,
  { id }: Pick<Stripe.PaymentIntent, 'id'>,
): Stripe.Checkout.Session | undefined {
  return [...sessions.values()].find(({ payment_intent: intent }) => intent === id);
}
