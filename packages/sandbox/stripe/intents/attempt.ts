import type Stripe from 'stripe';
import { emit, type Account, type Behaviour } from '../account';
import { ApiError } from '../api-error';
import { openDispute } from '../disputes';
import { newId, now } from '../ids';
import { declineOf } from '../test-methods';
import { methodOf } from './find';
import { fail, process, succeed } from './outcomes';

/** How the payer is asked: by Stripe.js on the page, or on a page of its own that then returns. */
type Asking = {
  inStripeJs: boolean;
  /** Whether the payer first confirms two small deposits of Stripe's, which takes days. */
  microdeposits: boolean;
};

/**
 * Tries to take the money: what becomes of it hangs on the test card.
 * @throws ApiError 402 when the payment is declined at once
 */
export function attempt(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  asking: Asking,
): Stripe.PaymentIntent {
  Object.assign(intent, { payment_method: method.id, next_action: null, last_payment_error: null });
  const behaviour = behaviourOf(account, method);
  switch (behaviour.does) {
    case 'succeed':
      succeed(account, intent, method);
      return intent;
    case 'succeed-and-dispute':
      openDispute(account, succeed(account, intent, method));
      return intent;
    case 'decline':
      throw declined(account, intent, method, declineOf(behaviour));
    case 'process':
      if (asking.microdeposits) waitForDeposits(account, intent);
      else process(account, intent, method, behaviour.settles);
      return intent;
    case 'ask':
      return ask(account, intent, asking);
  }
}

/** The payer has answered the bank's question. @returns the intent as it is now, declined or not */
export function answerQuestion(
  account: Account,
  intent: Stripe.PaymentIntent,
  accepted: boolean,
): Stripe.PaymentIntent {
  const method = methodOf(account, intent);
  if (intent.status !== 'requires_action' || !method) return intent;
  intent.next_action = null;
  const behaviour = behaviourOf(account, method);
  if (!accepted) {
    fail(account, intent, method, {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      withoutCharge: true,
    });
  } else if (behaviour.does === 'ask' && behaviour.then === 'decline') {
    fail(account, intent, method, declineOf(behaviour));
  } else {
    succeed(account, intent, method);
  }
  return intent;
}

function waitForDeposits(account: Account, intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: now() + 2 * 24 * 3600,
      hosted_verification_url: `${account.address}/microdeposits/${intent.id}`,
      microdeposit_type: 'amounts',
    },
  };
  emit(account, 'payment_intent.requires_action', intent);
}

function ask(account: Account, intent: Stripe.PaymentIntent, asking: Asking) {
  const page = `${account.address}/3ds?payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}`;
  intent.status = 'requires_action';
  intent.next_action = asking.inStripeJs
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('payatt'), page },
      }
    : {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: account.returnUrls.get(intent.id) ?? null, url: page },
      };
  emit(account, 'payment_intent.requires_action', intent);
  return intent;
}

function declined(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: { code: string; decline_code?: string; message: string },
): ApiError {
  const charge = fail(account, intent, method, reason);
  return new ApiError(402, {
    type: 'card_error',
    ...reason,
    ...(charge && { charge: charge.id }),
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  });
}

function behaviourOf(account: Account, method: Stripe.PaymentMethod): Behaviour {
  const behaviour = account.behaviours.get(method.id);
  if (!behaviour) throw new Error(`Nobody has said how ${method.id} behaves.`);
  return behaviour;
}
