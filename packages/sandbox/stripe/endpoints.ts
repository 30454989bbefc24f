import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account } from './account';
import { noSuch } from './api-error';
import type { Given } from './form';
import { cancelIntent } from './intents/cancel';
import { confirmIntent } from './intents/confirm';
import { createIntent, updateIntent } from './intents/create';
import { foundIntent } from './intents/find';
import { newId, now } from './ids';
import { pageOf } from './lists';
import { expand, listOf, readParameters, text } from './parameters';
import { createRefund } from './refunds';
import { createSession } from './sessions/create';
import { expireSession } from './sessions/outcomes';

/** One call of Stripe's API: what it does and answers. */
type Endpoint = {
  method: 'GET' | 'POST';
  /** :id stands for one part of the path. */
  path: string;
  answer: (account: Account, id: string, given: Given) => object;
  /** Whether a publishable key may make it, with the client secret of the intent. */
  fromBrowser?: boolean;
};

const ENDPOINTS: Endpoint[] = [
  post('/v1/payment_intents', (account, _, given) => createIntent(account, given)),
  { ...get('/v1/payment_intents/:id', retrieveIntent), fromBrowser: true },
  post('/v1/payment_intents/:id', updateIntent),
  { ...post('/v1/payment_intents/:id/confirm', confirmIntent), fromBrowser: true },
  post('/v1/payment_intents/:id/cancel', cancelIntent),
  list('/v1/payment_intents', ({ intents }) => intents),
  post('/v1/checkout/sessions', (account, _, given) => createSession(account, given)),
  post('/v1/checkout/sessions/:id/expire', (account, id, given) => {
    readParameters(given, EXPAND);
    return expireSession(account, id);
  }),
  ...listed('/v1/checkout/sessions', 'checkout.session', ({ sessions }) => sessions),
  ...listed('/v1/charges', 'charge', ({ charges }) => charges),
  post('/v1/refunds', (account, _, given) => createRefund(account, given)),
  list('/v1/disputes', ({ disputes }) => disputes),
  list('/v1/events', ({ events }) => events),
  post('/v1/webhook_endpoints', (account, _, given) => createWebhookEndpoint(account, given)),
  list('/v1/webhook_endpoints', ({ webhookEndpoints }) => webhookEndpoints),
  list('/v1/balance_transactions', ({ balanceTransactions }) => balanceTransactions),
];

/** Finds the endpoint, and the id in the path. */
export function endpointFor(method: string, path: string): { endpoint: Endpoint; id: string } | null {
  for (const endpoint of ENDPOINTS) {
    const found = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(path);
    if (found && endpoint.method === method) return { endpoint, id: decodeURIComponent(found[1] ?? '') };
  }
  return null;
}

const EXPAND = z.strictObject({ expand });

function retrieveIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  readParameters(given, EXPAND);
  return foundIntent(account, id);
}

const CREATE_WEBHOOK = z.strictObject({
  url: text,
  enabled_events: listOf(text),
  api_version: text.optional(),
  description: text.optional(),
});

/** Stores an endpoint, with a secret that is told this once. Events still go where a control call says. */
function createWebhookEndpoint(account: Account, given: Given): Stripe.WebhookEndpoint {
  const endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    created: now(),
    livemode: false,
    status: 'enabled',
    api_version: null,
    ...readParameters(given, CREATE_WEBHOOK),
  } as unknown as Stripe.WebhookEndpoint;
  account.webhookEndpoints.set(endpoint.id, endpoint);
  return { ...endpoint, secret: `whsec_${newId('sandbox')}` };
}

type Objects = (account: Account) => Map<string, { id: string; created: number }>;

/** Objects as a list, and one by one. @param what a missing one is called */
function listed(path: string, what: string, objects: Objects): Endpoint[] {
  const one = get(`${path}/:id`, (account, id, given) => {
    readParameters(given, EXPAND);
    const found = objects(account).get(id);
    if (!found) throw noSuch(what, id);
    return found;
  });
  return [list(path, objects), one];
}

function list(path: string, objects: Objects): Endpoint {
  return get(path, (account, _, given) => pageOf(path, objects(account), given));
}

function get(path: string, answer: Endpoint['answer']): Endpoint {
  return { method: 'GET', path, answer };
}

function post(path: string, answer: Endpoint['answer']): Endpoint {
  return { method: 'POST', path, answer };
}
