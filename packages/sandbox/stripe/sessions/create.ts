import type Stripe from 'stripe';
import type { Account } from '../account';
import { invalidRequest } from '../api-error';
import type { Given } from '../form';
import { now } from '../ids';
import { readParameters } from '../parameters';
import { newSession } from './object';
import { CREATE } from './parameters';
import { priceSession } from './price';

/** In seconds from now on. */
const SOONEST = 30 * 60;
const LATEST = 24 * 3600;

const INVOICED: Stripe.Checkout.Session.InvoiceCreation = {
  enabled: true,
  invoice_data: {
    ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: null },
    ...{ metadata: null, rendering_options: null },
  },
};

/** POST /v1/checkout/sessions */
export function createSession(account: Account, given: Given): Stripe.Checkout.Session {
  const wanted = readParameters(given, CREATE, { required: ['mode', 'line_items', 'success_url'] });
  const { line_items: items = [], expires_at: expires, custom_text: words } = wanted;
  const [item] = items;
  if (items.length !== 1 || !item?.price_data?.product_data)
    throw invalidRequest('The sandbox sells one thing in a session.', { param: 'line_items' });
  if (expires !== undefined && (expires < now() + SOONEST || expires > now() + LATEST)) {
    const message =
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
    throw invalidRequest(message, { param: 'expires_at' });
  }
  const { unit_amount: price = 0, currency, product_data: product } = item.price_data;
  const total = price * (item.quantity ?? 1);
  const enabled = wanted.automatic_tax?.enabled ?? false;
  const session = newSession({
    amount_subtotal: total,
    amount_total: total,
    allow_promotion_codes: wanted.allow_promotion_codes ?? null,
    automatic_tax: { enabled, liability: null, provider: null, status: null },
    invoice_creation: wanted.invoice_creation?.enabled ? INVOICED : null,
    tax_id_collection: { enabled: wanted.tax_id_collection?.enabled ?? false, required: 'never' },
    currency,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    customer_email: wanted.customer_email ?? null,
    locale: wanted.locale ?? null,
    metadata: { ...(wanted.metadata as Stripe.Metadata | undefined) },
    submit_type: wanted.submit_type ?? null,
    success_url: wanted.success_url ?? null,
    ...(expires !== undefined && { expires_at: expires }),
  });
  priceSession(session, '');
  const note = words?.submit;
  if (note) session.custom_text.submit = { message: note.message };
  session.url = `${account.address}/c/pay/${session.id}`;
  account.sessions.set(session.id, session);
  account.sold.set(session.id, { name: product.name, intent: wanted.payment_intent_data ?? {} });
  return session;
}
