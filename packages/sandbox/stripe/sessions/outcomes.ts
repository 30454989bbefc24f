import type Stripe from 'stripe';
import { emit, type Account } from '../account';
import { invalidRequest } from '../api-error';
import { newId, now } from '../ids';
import { foundSession, intentOfSession, sessionOf } from './find';

/** The money of an intent is there, at once or days later. */
export function paySession(account: Account, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(account, intent);
  if (!session || session.payment_status === 'paid') return;
  const isLate = session.status === 'complete';
  session.payment_status = 'paid';
  if (!isLate) complete(account, session);
  else emit(account, 'checkout.session.async_payment_succeeded', session);
}

/** A code took all of the price off: Stripe makes no payment intent. */
export function giveSession(account: Account, session: Stripe.Checkout.Session): void {
  session.payment_status = 'no_payment_required';
  complete(account, session);
}

/** A bank has the payment in hand: the page has done its part. */
export function processSession(account: Account, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(account, intent);
  if (session?.status === 'open') complete(account, session);
}

/** Nothing came of what a bank had in hand. A card that is declined at once leaves the page as it was. */
export function failSession(account: Account, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(account, intent);
  if (session?.status === 'complete') emit(account, 'checkout.session.async_payment_failed', session);
}

/**
 * POST /v1/checkout/sessions/:id/expire, and what its time does by itself.
 * @throws ApiError 400 for one that is paid or has expired
 */
export function expireSession(account: Account, id: string): Stripe.Checkout.Session {
  const session = foundSession(account, id);
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    throw invalidRequest(message, { param: 'session' });
  }
  const intent = intentOfSession(account, session);
  if (intent) {
    const ended = {
      status: 'canceled',
      canceled_at: now(),
      cancellation_reason: null,
      next_action: null,
    } as const;
    Object.assign(intent, ended satisfies Partial<Stripe.PaymentIntent>);
    emit(account, 'payment_intent.canceled', intent);
  }
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<Stripe.Checkout.Session>);
  emit(account, 'checkout.session.expired', session);
  return session;
}

function complete(account: Account, session: Stripe.Checkout.Session): void {
  // At Stripe the invoice comes a moment later.
  if (session.invoice_creation?.enabled) session.invoice = newId('in');
  Object.assign(session, { status: 'complete', url: null } satisfies Partial<Stripe.Checkout.Session>);
  emit(account, 'checkout.session.completed', session);
}
