import type Stripe from 'stripe';
import type { Account } from '../account';
import { unexpectedState } from '../api-error';
import type { Given } from '../form';
import { readParameters } from '../parameters';
import { methodByName } from '../test-methods';
import { foundIntent } from './find';
import { UPDATE } from './parameters';

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id. Metadata is merged by name; an empty text removes one. */
export function updateIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  const intent = foundIntent(account, id);
  const { metadata, payment_method: name, expand: _, ...wanted } = readParameters(given, UPDATE);
  for (const parameter of ['amount', 'currency', 'payment_method'] as const) {
    if (!(parameter in given) || OPEN.includes(intent.status)) continue;
    const message = `This PaymentIntent's ${parameter} could not be updated because it has a status of ${intent.status}. You may only update the ${parameter} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`;
    throw unexpectedState(message, intent);
  }
  if (name)
    Object.assign(intent, {
      payment_method: methodByName(account, name).id,
      status: 'requires_confirmation',
    });
  Object.assign(intent, wanted, 'metadata' in given && { metadata: merged(intent.metadata, metadata) });
  return intent;
}

function merged(before: Stripe.Metadata, changes: unknown): Stripe.Metadata {
  if (changes === null) return {};
  const all = Object.entries({ ...before, ...(changes as Stripe.Metadata) });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
