import type Stripe from 'stripe';
import type { Account } from './account';
import { noSuch } from './api-error';
import type { Given } from './form';
import { cancelIntent } from './intents/cancel';
import { confirmIntent } from './intents/confirm';
import { createIntent } from './intents/create';
import { foundIntent } from './intents/find';
import { updateIntent } from './intents/update';
import { listOf } from './lists';
import { flag, listOfTexts, readParameters, text } from './parameters';
import { createRefund } from './refunds';
import { createSession } from './sessions/create';
import { expireSession } from './sessions/outcomes';
import { createWebhookEndpoint } from './webhook-endpoints';

/** One call of Stripe's API: what it does and answers. */
type Endpoint = {
  method: 'GET' | 'POST';
  /** :id stands for one part of the path. */
  path: string;
  answer: (account: Account, id: string, given: Given) => object;
  /** Whether a publishable key may make it, with the client secret of the intent. */
  fromBrowser?: boolean;
};

const byCharge = { reads: text, fits: (object: { charge: unknown }, id: string) => object.charge === id };
const byIntent = {
  reads: text,
  fits: (object: { payment_intent: unknown }, id: string) => object.payment_intent === id,
};
const byStatus = {
  reads: text,
  fits: (object: { status: unknown }, status: string) => object.status === status,
};
const byType = { reads: text, fits: ({ type }: Stripe.Event, wanted: string) => fitsType(type, wanted) };
const byTypes = {
  reads: listOfTexts,
  fits: ({ type }: Stripe.Event, wanted: string[]) => wanted.some((one) => fitsType(type, one)),
};
const byDelivery = {
  reads: flag,
  fits: ({ pending_webhooks: pending }: Stripe.Event, success: boolean) => (pending === 0) === success,
};

const ENDPOINTS: Endpoint[] = [
  get('/v1/payment_intents', ({ intents }, _, given) => listOf('/v1/payment_intents', intents, given)),
  post('/v1/payment_intents', (account, _, given) => createIntent(account, given)),
  { ...get('/v1/payment_intents/:id', retrieveIntent), fromBrowser: true },
  post('/v1/payment_intents/:id', updateIntent),
  { ...post('/v1/payment_intents/:id/confirm', confirmIntent), fromBrowser: true },
  post('/v1/payment_intents/:id/cancel', cancelIntent),
  get('/v1/checkout/sessions', ({ sessions }, _, given) =>
    listOf('/v1/checkout/sessions', sessions, given, { payment_intent: byIntent, status: byStatus }),
  ),
  post('/v1/checkout/sessions', (account, _, given) => createSession(account, given)),
  get('/v1/checkout/sessions/:id', (account, id, given) =>
    retrieve('checkout.session', account.sessions, id, given),
  ),
  post('/v1/checkout/sessions/:id/expire', (account, id, given) => {
    readParameters<{ expand?: string[] }>(given, { expand: listOfTexts });
    return expireSession(account, id);
  }),
  get('/v1/charges', ({ charges }, _, given) =>
    listOf('/v1/charges', charges, given, { payment_intent: byIntent }),
  ),
  get('/v1/charges/:id', (account, id, given) => retrieve('charge', account.charges, id, given)),
  get('/v1/refunds', ({ refunds }, _, given) =>
    listOf('/v1/refunds', refunds, given, { charge: byCharge, payment_intent: byIntent }),
  ),
  post('/v1/refunds', (account, _, given) => createRefund(account, given)),
  get('/v1/refunds/:id', (account, id, given) => retrieve('refund', account.refunds, id, given)),
  get('/v1/disputes', ({ disputes }, _, given) =>
    listOf('/v1/disputes', disputes, given, { charge: byCharge, payment_intent: byIntent }),
  ),
  get('/v1/disputes/:id', (account, id, given) => retrieve('dispute', account.disputes, id, given)),
  get('/v1/events', ({ events }, _, given) =>
    listOf('/v1/events', events, given, { type: byType, types: byTypes, delivery_success: byDelivery }),
  ),
  get('/v1/events/:id', (account, id, given) => retrieve('event', account.events, id, given)),
  get('/v1/payment_methods/:id', (account, id, given) =>
    retrieve('PaymentMethod', account.paymentMethods, id, given),
  ),
  get('/v1/webhook_endpoints', ({ webhookEndpoints }, _, given) =>
    listOf('/v1/webhook_endpoints', webhookEndpoints, given),
  ),
  post('/v1/webhook_endpoints', (account, _, given) => createWebhookEndpoint(account, given)),
  get('/v1/balance_transactions', ({ balanceTransactions }, _, given) =>
    listOf('/v1/balance_transactions', balanceTransactions, given),
  ),
  get('/v1/balance', ({ charges }) => balance(charges)),
];

/** Finds the endpoint, and the id in the path. */
export function endpointFor(method: string, path: string): { endpoint: Endpoint; id: string } | null {
  for (const endpoint of ENDPOINTS) {
    const found = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(path);
    if (found && endpoint.method === method) return { endpoint, id: decodeURIComponent(found[1] ?? '') };
  }
  return null;
}

function retrieve(what: string, objects: Map<string, object>, id: string, given: Given): object {
  readParameters<{ expand?: string[] }>(given, { expand: listOfTexts });
  const found = objects.get(id);
  if (!found) throw noSuch(what, id);
  return found;
}

function retrieveIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  readParameters<{ expand?: string[] }>(given, { expand: listOfTexts });
  return foundIntent(account, id);
}

function balance(charges: Map<string, Stripe.Charge>): Stripe.Balance {
  const amount = [...charges.values()]
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
  return {
    object: 'balance',
    available: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
    livemode: false,
    pending: [{ amount, currency: 'usd', source_types: { card: amount } }],
  };
}

/** A type, or a group of them such as charge.* */
function fitsType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function get(path: string, answer: Endpoint['answer']): Endpoint {
  return { method: 'GET', path, answer };
}

function post(path: string, answer: Endpoint['answer']): Endpoint {
  return { method: 'POST', path, answer };
}
