import type Stripe from 'stripe';
import {
  flag,
  hash,
  integer,
  listOfTexts,
  metadata,
  notSimulated,
  oneOf,
  text,
  type Reader,
  type Readers,
} from '../parameters';
import { amount, currency, DESCRIPTION } from '../intents/parameters';

const lineItem = hash<Stripe.Checkout.SessionCreateParams.LineItem>(
  {
    adjustable_quantity: notSimulated,
    metadata: notSimulated,
    price: notSimulated,
    price_data: hash<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>(
      {
        currency,
        product: notSimulated,
        product_data: hash<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>(
          {
            description: text,
            images: notSimulated,
            metadata,
            name: text,
            tax_code: notSimulated,
            tax_details: notSimulated,
            unit_label: notSimulated,
          },
          ['name'],
        ),
        recurring: notSimulated,
        tax_behavior: notSimulated,
        unit_amount: amount,
        unit_amount_decimal: notSimulated,
      },
      ['currency'],
    ),
    quantity: integer,
    tax_rates: notSimulated,
  },
  ['price_data', 'quantity'],
);

const lineItems: Reader = (value, name) =>
  Object.entries(value).map(([at, one]) => lineItem(one, `${name}[${at}]`));

const note = hash<{ message: string }>({ message: text }, ['message']);

/** All that Stripe knows; what the sandbox does not simulate is refused. */
export const CREATE: Readers<Stripe.Checkout.SessionCreateParams> = {
  adaptive_pricing: hash<Stripe.Checkout.SessionCreateParams.AdaptivePricing>({ enabled: flag }),
  after_expiration: notSimulated,
  allow_promotion_codes: flag,
  allowed_payment_method_types: notSimulated,
  automatic_tax: hash<Stripe.Checkout.SessionCreateParams.AutomaticTax>({
    enabled: flag,
    liability: notSimulated,
  }),
  billing_address_collection: oneOf('auto'),
  branding_settings: notSimulated,
  cancel_url: text,
  client_reference_id: text,
  consent_collection: notSimulated,
  currency,
  custom_fields: notSimulated,
  custom_text: hash<Stripe.Checkout.SessionCreateParams.CustomText>({
    after_submit: note,
    shipping_address: notSimulated,
    submit: note,
    terms_of_service_acceptance: notSimulated,
  }),
  customer: notSimulated,
  customer_account: notSimulated,
  customer_creation: oneOf('if_required'),
  customer_email: text,
  customer_update: notSimulated,
  discounts: notSimulated,
  excluded_payment_method_types: notSimulated,
  expand: listOfTexts,
  expires_at: integer,
  integration_identifier: notSimulated,
  invoice_creation: hash<Stripe.Checkout.SessionCreateParams.InvoiceCreation>({
    enabled: flag,
    invoice_data: notSimulated,
  }),
  line_items: lineItems,
  locale: text,
  managed_payments: notSimulated,
  metadata,
  mode: oneOf('payment'),
  name_collection: notSimulated,
  optional_items: notSimulated,
  origin_context: notSimulated,
  payment_intent_data: hash<Stripe.Checkout.SessionCreateParams.PaymentIntentData>({
    ...DESCRIPTION,
    capture_method: oneOf('automatic', 'automatic_async'),
    on_behalf_of: notSimulated,
    receipt_email: text,
    setup_future_usage: notSimulated,
    shipping: notSimulated,
  }),
  payment_method_collection: notSimulated,
  payment_method_configuration: notSimulated,
  payment_method_data: notSimulated,
  payment_method_options: notSimulated,
  permissions: notSimulated,
  phone_number_collection: notSimulated,
  redirect_on_completion: notSimulated,
  return_url: notSimulated,
  saved_payment_method_options: notSimulated,
  setup_intent_data: notSimulated,
  shipping_address_collection: notSimulated,
  shipping_options: notSimulated,
  submit_type: oneOf('auto', 'pay'),
  subscription_data: notSimulated,
  success_url: text,
  tax_id_collection: hash<Stripe.Checkout.SessionCreateParams.TaxIdCollection>({
    enabled: flag,
    required: notSimulated,
  }),
  ui_mode: oneOf('hosted_page'),
  wallet_options: notSimulated,
};
