import type Stripe from 'stripe';
import type { Account } from '../account';
import { invalidRequest } from '../api-error';
import type { Given } from '../form';
import { newId, now } from '../ids';
import { readParameters } from '../parameters';
import { CREATE } from './parameters';

const OFF = { enabled: false };

/** POST /v1/checkout/sessions */
export function createSession(account: Account, given: Given): Stripe.Checkout.Session {
  const wanted = readParameters(given, CREATE);
  const [item, ...more] = wanted.line_items;
  if (!item || more.length > 0)
    throw invalidRequest('The sandbox sells one thing in a session.', { param: 'line_items' });
  const { unit_amount: price, currency, product_data: product } = item.price_data;
  const session = {
    id: newId('cs_test'),
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    created: now(),
    expires_at: now() + 24 * 3600,
    customer_details: null,
    invoice: null,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    amount_subtotal: price * item.quantity,
    currency,
    metadata: wanted.metadata ?? {},
    automatic_tax: wanted.automatic_tax ?? OFF,
    invoice_creation: wanted.invoice_creation ?? null,
    tax_id_collection: wanted.tax_id_collection ?? OFF,
    allow_promotion_codes: wanted.allow_promotion_codes ?? null,
    cancel_url: wanted.cancel_url ?? null,
    success_url: wanted.success_url,
    custom_text: { submit: wanted.custom_text?.submit ?? null },
  } as unknown as Stripe.Checkout.Session;
  priceSession(session, '');
  session.url = `${account.address}/c/pay/${session.id}`;
  account.sessions.set(session.id, session);
  account.sold.set(session.id, { name: product.name, intent: wanted.payment_intent_data ?? {} });
  return session;
}

/** Promotion codes of this account, with what they take off in percent. */
const CODES = new Map([
  ['TENOFF', 10],
  ['FREE', 100],
]);
/** In percent, added to the price. */
const TAX_RATE = 8;

/**
 * What a session costs with this code and tax. Stripe knows both once the buyer has typed code and address.
 * @throws ApiError 400 for a code that is none
 */
export function priceSession(session: Stripe.Checkout.Session, code: string): void {
  const off = code && session.allow_promotion_codes ? CODES.get(code.toUpperCase()) : 0;
  if (off === undefined) throw invalidRequest('This code is invalid.', { param: 'promotion_code' });
  const subtotal = session.amount_subtotal!;
  const discount = Math.round((subtotal * off) / 100);
  const taxRate = session.automatic_tax.enabled ? TAX_RATE : 0;
  const tax = Math.round(((subtotal - discount) * taxRate) / 100);
  session.amount_total = subtotal - discount + tax;
  session.total_details = { amount_discount: discount, amount_shipping: 0, amount_tax: tax };
}
