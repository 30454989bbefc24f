import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account, Behaviour } from './account';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { newId, now } from './ids';
import type { MethodData } from './intents/parameters';
import {
  GENERIC_DECLINE,
  TEST_BANK_ACCOUNTS,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
  type CardOutcome,
} from './test-cards';

const NOT_A_TEST_CARD =
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';

/**
 * A payment method by its id, or a new one for one of Stripe's names, such as pm_card_visa.
 * @throws ApiError 404
 */
export function methodByName(account: Account, name: string): Stripe.PaymentMethod {
  const known = account.paymentMethods.get(name);
  if (known) return known;
  const card = TEST_CARDS.find((one) => one.name === name);
  if (card) {
    const expires = { exp_month: 12, exp_year: new Date().getUTCFullYear() + 2 };
    return methodFromData(account, { type: 'card', card: { number: card.number, ...expires } });
  }
  const bank = TEST_BANK_ACCOUNTS.find((one) => one.name === name);
  if (!bank) throw noSuch('PaymentMethod', name, 'payment_method');
  const numbers = { routing_number: TEST_ROUTING_NUMBER, account_number: bank.number };
  return methodFromData(account, { type: 'us_bank_account', us_bank_account: numbers });
}

/**
 * A new payment method. Of a card's or account's number the last four digits are kept.
 * @throws ApiError 402 for a card that is not one of Stripe's test cards
 */
export function methodFromData(account: Account, data: MethodData): Stripe.PaymentMethod {
  const { address, ...buyer } = data.billing_details ?? {};
  const { kind, behaviour } = data.type === 'card' ? cardOf(data.card) : bankAccountOf(data.us_bank_account);
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    created: now(),
    livemode: false,
    ...kind,
    billing_details: { email: null, name: null, ...buyer, address: { ...NO_ADDRESS, ...address } },
  } as Stripe.PaymentMethod;
  account.paymentMethods.set(method.id, method);
  account.behaviours.set(method.id, behaviour);
  return method;
}

/** As Stripe has one of which it knows nothing. */
export const NO_ADDRESS = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
} satisfies Stripe.Address;

type Kind = Pick<Stripe.PaymentMethod, 'type' | 'card' | 'us_bank_account'>;

function cardOf(card: MethodData['card']): { kind: Kind; behaviour: Behaviour } {
  if (!card) throw missing('payment_method_data[card]');
  const test = TEST_CARDS.find(({ number }) => number === card.number.replaceAll(' ', ''));
  if (!test) {
    const decline = { code: 'card_declined', decline_code: 'test_mode_live_card' };
    throw new ApiError(402, { type: 'card_error', message: NOT_A_TEST_CARD, ...decline });
  }
  const kind = {
    brand: test.brand,
    last4: test.number.slice(-4),
    fingerprint: fingerprintOf(test.number),
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    country: 'US',
    funding: 'credit',
  } as Stripe.PaymentMethod.Card;
  return { kind: { type: 'card', card: kind }, behaviour: test.outcome };
}

function bankAccountOf(numbers: MethodData['us_bank_account']): { kind: Kind; behaviour: Behaviour } {
  if (!numbers) throw missing('payment_method_data[us_bank_account]');
  const test = TEST_BANK_ACCOUNTS.find(({ number }) => number === numbers.account_number);
  if (!test || numbers.routing_number !== TEST_ROUTING_NUMBER) {
    throw invalidRequest('You must use a test bank account number in test mode.', {
      code: 'account_number_invalid',
      param: 'payment_method_data[us_bank_account][account_number]',
    });
  }
  const last4 = test.number.slice(-4);
  const kind = { bank_name: 'STRIPE TEST BANK', last4 } as Stripe.PaymentMethod.UsBankAccount;
  const behaviour: Behaviour = { does: 'process', settles: test.settles };
  return { kind: { type: 'us_bank_account', us_bank_account: kind }, behaviour };
}

function missing(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Tells one card from another, however often it is typed: sixteen letters and digits out of its number. */
const fingerprintOf = (number: string) =>
  createHash('sha256').update(`sandbox/${number}`).digest('hex').slice(0, 16);

/** The error of a declined card, without the objects it is about. */
export function declineOf(outcome: CardOutcome): { code: string; decline_code?: string; message: string } {
  if (outcome.does !== 'decline') {
    return { code: 'card_declined', decline_code: 'generic_decline', message: GENERIC_DECLINE };
  }
  const { code, declineCode, message } = outcome;
  return { code, message, ...(declineCode && { decline_code: declineCode }) };
}
