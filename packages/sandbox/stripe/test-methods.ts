import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from './account';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { newId, now } from './ids';
import { GENERIC_DECLINE, TEST_BANK_ACCOUNTS, TEST_CARDS, TEST_ROUTING_NUMBER } from './test-cards';
import type { CardOutcome } from './test-cards';

/** What the payer's bank does with a payment. */
export type Behaviour = CardOutcome | { does: 'process'; settles: 'succeed' | 'fail' | 'never' };

/** The details that a call may bring along instead of the id of a payment method. */
export type MethodData = {
  type: 'card' | 'us_bank_account';
  billing_details?: Partial<Stripe.PaymentMethod.BillingDetails>;
  card?: { number: string; exp_month: number; exp_year: number; cvc?: string };
  us_bank_account?: { routing_number: string; account_number: string };
};

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
  const base = {
    id: newId('pm'),
    object: 'payment_method' as const,
    billing_details: {
      ...{ email: null, name: null, phone: null, tax_id: null, ...data.billing_details },
      address: { ...NO_ADDRESS, ...data.billing_details?.address },
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
  const { kind, behaviour } = data.type === 'card' ? cardOf(data.card) : bankAccountOf(data.us_bank_account);
  const method: Stripe.PaymentMethod = { ...base, ...kind };
  account.paymentMethods.set(method.id, method);
  account.behaviours.set(method.id, behaviour);
  return method;
}

/** As Stripe has one of which it knows nothing. */
export const NO_ADDRESS = {
  ...{ city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
} satisfies Stripe.Address;

type Kind = Pick<Stripe.PaymentMethod, 'type' | 'card' | 'us_bank_account'>;

function cardOf(card: MethodData['card']): { kind: Kind; behaviour: Behaviour } {
  if (!card) throw missing('payment_method_data[card]');
  const test = TEST_CARDS.find(({ number }) => number === card.number.replaceAll(' ', ''));
  if (!test) {
    const decline = { code: 'card_declined', decline_code: 'test_mode_live_card' };
    throw new ApiError(402, { type: 'card_error', message: NOT_A_TEST_CARD, ...decline });
  }
  const kind: Stripe.PaymentMethod.Card = {
    brand: test.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: test.brand,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: fingerprintOf(test.number),
    funding: 'credit',
    generated_from: null,
    last4: test.number.slice(-4),
    networks: { available: [test.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
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
  const kind: Stripe.PaymentMethod.UsBankAccount = {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: null,
    last4: test.number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: TEST_ROUTING_NUMBER,
    status_details: {},
  };
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
