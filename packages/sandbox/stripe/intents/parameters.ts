import type Stripe from 'stripe';
import { invalidRequest } from '../api-error';
import {
  flag,
  hash,
  integer,
  listOfTexts,
  metadata,
  notSimulated,
  oneOf,
  text,
  textOrNothing,
} from '../parameters';
import type { Readers } from '../parameters';

const CURRENCIES = ['usd', 'eur', 'gbp'];
const SMALLEST_CHARGE = 50;

/** @throws ApiError amount_too_small under 50 cents */
export const amount = (value: Parameters<typeof integer>[0], name: string): unknown => {
  const cents = integer(value, name) as number;
  if (cents < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param: name });
  }
  if (cents < SMALLEST_CHARGE) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: name });
  }
  if (cents > 99_999_999) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: name,
    });
  }
  return cents;
};

export const currency = (value: Parameters<typeof text>[0], name: string): unknown => {
  const code = (text(value, name) as string).toLowerCase();
  if (CURRENCIES.includes(code)) return code;
  const message = `Invalid currency: ${code.slice(0, 20)}. Stripe currently supports these currencies: ${CURRENCIES.join(', ')}`;
  throw invalidRequest(message, { param: name });
};

const billingDetails: Readers<Stripe.PaymentIntentConfirmParams.PaymentMethodData.BillingDetails> = {
  address: hash<Stripe.AddressParam>({
    city: textOrNothing,
    country: textOrNothing,
    line1: textOrNothing,
    line2: textOrNothing,
    postal_code: textOrNothing,
    state: textOrNothing,
  }),
  email: textOrNothing,
  name: textOrNothing,
  phone: textOrNothing,
  tax_id: textOrNothing,
};

/** Read for the browser too, which alone may send a card's number. */
const paymentMethodData = hash<Record<'type' | 'billing_details' | 'card' | 'us_bank_account', unknown>>(
  {
    type: oneOf('card', 'us_bank_account'),
    billing_details: hash(billingDetails),
    card: hash({ number: text, exp_month: integer, exp_year: integer, cvc: text }, [
      'number',
      'exp_month',
      'exp_year',
    ]),
    us_bank_account: hash({ routing_number: text, account_number: text }, [
      'routing_number',
      'account_number',
    ]),
  },
  ['type'],
);

const shipping = hash<Stripe.PaymentIntentCreateParams.Shipping>(
  { address: notSimulated, carrier: text, name: text, phone: text, tracking_number: text },
  ['name'],
);

/** What create, update and confirm have in common. */
const COMMON = {
  allowed_payment_method_types: notSimulated,
  amount_details: notSimulated,
  capture_method: oneOf('automatic', 'automatic_async'),
  excluded_payment_method_types: notSimulated,
  expand: listOfTexts,
  hooks: notSimulated,
  payment_details: notSimulated,
  payment_method: text,
  payment_method_data: paymentMethodData,
  payment_method_options: notSimulated,
  receipt_email: textOrNothing,
  setup_future_usage: notSimulated,
  shipping,
};

const CONFIRMING = {
  confirmation_token: notSimulated,
  error_on_requires_action: flag,
  mandate: notSimulated,
  mandate_data: notSimulated,
  off_session: notSimulated,
  radar_options: notSimulated,
  return_url: text,
  use_stripe_sdk: flag,
};

/** What a checkout session says of its payment too. */
export const DESCRIPTION = {
  application_fee_amount: notSimulated,
  description: text,
  metadata,
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  transfer_data: notSimulated,
  transfer_group: text,
};

const DESCRIBING = {
  ...DESCRIPTION,
  amount,
  currency,
  customer: notSimulated,
  customer_account: notSimulated,
  payment_method_configuration: notSimulated,
};

export const CREATE: Readers<Stripe.PaymentIntentCreateParams> = {
  ...COMMON,
  ...CONFIRMING,
  ...DESCRIBING,
  automatic_payment_methods: hash<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>(
    { allow_redirects: oneOf('always', 'never'), enabled: flag },
    ['enabled'],
  ),
  confirm: flag,
  confirmation_method: oneOf('automatic'),
  on_behalf_of: notSimulated,
};

export const UPDATE: Readers<Stripe.PaymentIntentUpdateParams> = { ...COMMON, ...DESCRIBING };

export const CONFIRM: Readers<Stripe.PaymentIntentConfirmParams> = {
  ...COMMON,
  ...CONFIRMING,
  amount_to_confirm: integer,
  // Of a bank account that was typed in: its payer confirms two small deposits.
  payment_method_options: hash({ us_bank_account: hash({ verification_method: oneOf('microdeposits') }) }),
};

export const CANCEL: Readers<Stripe.PaymentIntentCancelParams> = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand: listOfTexts,
};
