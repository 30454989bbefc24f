import type Stripe from 'stripe';
import { invalidRequest } from '../api-error';

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
