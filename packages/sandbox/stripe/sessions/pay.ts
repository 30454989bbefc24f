import type Stripe from 'stripe';
import { emit, type Account } from '../account';
import { ApiError } from '../api-error';
import type { Given } from '../form';
import { attempt } from '../intents/attempt';
import { newIntent } from '../intents/object';
import { methodByName, NO_ADDRESS } from '../test-methods';
import { priceSession } from './create';
import { foundSession, intentOfSession } from './find';
import { giveSession } from './outcomes';
import { closedPage, sessionPage } from './page';

/** What the browser gets: a page, or where to go. */
export type Shown = { status: number; page: string } | { location: string };

const EMAIL = /^\S+@\S+\.\S+$/;

/** Stripe's page of a session. @throws ApiError 404 */
export function showSession(account: Account, id: string): Shown {
  const session = foundSession(account, id);
  return shown(account, session) ?? { status: 200, page: sessionPage(account, session) };
}

/**
 * Somebody presses Pay on that page: the intent is made at the first try, and is the same at the next.
 * @throws ApiError 404
 */
export function paySessionOnPage(account: Account, id: string, given: Given): Shown {
  const session = foundSession(account, id);
  const over = shown(account, session);
  if (over) return over;
  const {
    email = '',
    payment_method: name = '',
    code = '',
    business_name: business = '',
  } = given as Record<string, string>;
  if (!EMAIL.test(email))
    return { status: 400, page: sessionPage(account, session, 'Your email is incomplete.') };
  try {
    if (!intentOfSession(account, session)) priceSession(session, code);
    const method = methodByName(account, name);
    // Of a card Stripe's page asks for the country as well: here it is always the same.
    const address = { ...NO_ADDRESS, country: method.card ? 'US' : null };
    Object.assign(method.billing_details, { email, address });
    const buyer = { email, address, business_name: business || null };
    session.customer_details = buyer as Stripe.Checkout.Session.CustomerDetails;
    if (session.amount_total === 0) {
      giveSession(account, session);
      return showSession(account, id);
    }
    const intent = intentOf(account, session);
    account.request = null;
    attempt(account, intent, method, { inStripeJs: false, microdeposits: false });
    const next = intent.next_action?.redirect_to_url?.url;
    return next ? { location: next } : showSession(account, id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, page: sessionPage(account, session, error.body.message) };
  }
}

/** One that is paid leads back to the shop, and one that has expired says so; null while it is open. */
function shown(account: Account, session: Stripe.Checkout.Session): Shown | null {
  if (session.status === 'complete')
    return { location: session.success_url!.replace('{CHECKOUT_SESSION_ID}', session.id) };
  if (session.status === 'expired') return { status: 200, page: closedPage(session) };
  return null;
}

function intentOf(account: Account, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const known = intentOfSession(account, session);
  if (known) return known;
  const { metadata = {}, ...data } = account.sold.get(session.id)!.intent;
  const intent = newIntent({
    ...(data as Partial<Stripe.PaymentIntent>),
    amount: session.amount_total!,
    currency: session.currency!,
    metadata,
  });
  account.intents.set(intent.id, intent);
  account.returnUrls.set(intent.id, session.url!);
  session.payment_intent = intent.id;
  emit(account, 'payment_intent.created', intent);
  return intent;
}
