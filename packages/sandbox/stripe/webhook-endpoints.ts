import type Stripe from 'stripe';
import type { Account } from './account';
import type { Given } from './form';
import { newId, now } from './ids';
import { listOfTexts, notSimulated, readParameters, text } from './parameters';

/** Stores an endpoint, with a secret that is told this once. Events still go where a control call says. */
export function createWebhookEndpoint(account: Account, given: Given): Stripe.WebhookEndpoint {
  const {
    url,
    enabled_events,
    api_version = null,
  } = readParameters<Stripe.WebhookEndpointCreateParams>(
    given,
    {
      ...{ url: text, enabled_events: listOfTexts, api_version: text, description: text },
      ...{ connect: notSimulated, expand: notSimulated, metadata: notSimulated },
    },
    { required: ['url', 'enabled_events'] },
  );
  const endpoint = {
    ...{ id: newId('we'), object: 'webhook_endpoint', api_version, application: null },
    ...{ created: now(), description: null, enabled_events, livemode: false, metadata: {} },
    ...{ status: 'enabled', url },
  } as unknown as Stripe.WebhookEndpoint;
  account.webhookEndpoints.set(endpoint.id, endpoint);
  return { ...endpoint, secret: `whsec_${newId('sandbox')}` };
}
