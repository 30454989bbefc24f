import type Stripe from 'stripe';
import { emit } from '../account';
import type { Account } from '../account';
import { invalidRequest } from '../api-error';
import type { Given } from '../form';
import { readParameters } from '../parameters';
import { confirmIntent } from './confirm';
import { newIntent } from './object';
import { CONFIRM, CREATE } from './parameters';

/** POST /v1/payment_intents */
export function createIntent(account: Account, given: Given): Stripe.PaymentIntent {
  const wanted = readParameters(given, CREATE, { required: ['amount', 'currency'] });
  const { automatic_payment_methods: automatic, metadata, shipping: _, ...rest } = wanted;
  if (!rest.confirm && rest.return_url) {
    const message = 'You can only set `return_url` when `confirm` is `true`.';
    throw invalidRequest(message, { param: 'return_url' });
  }
  const intent = newIntent({
    amount: rest.amount,
    currency: rest.currency,
    description: rest.description ?? null,
    receipt_email: rest.receipt_email ?? null,
    statement_descriptor: rest.statement_descriptor ?? null,
    statement_descriptor_suffix: rest.statement_descriptor_suffix ?? null,
    transfer_group: rest.transfer_group ?? null,
    capture_method: rest.capture_method ?? 'automatic_async',
    metadata: withoutEmpty(metadata),
    automatic_payment_methods: { allow_redirects: 'always', ...(automatic ?? { enabled: true }) },
  });
  account.intents.set(intent.id, intent);
  emit(account, 'payment_intent.created', intent);
  if (!rest.confirm) return intent;
  const confirming = Object.entries(given).filter(([name]) => name in CONFIRM);
  return confirmIntent(account, intent.id, Object.fromEntries(confirming));
}

/** An empty text removes a name, so that it is none of a new intent's. */
function withoutEmpty(metadata: unknown): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries((metadata ?? {}) as Stripe.Metadata).filter(([, value]) => value !== ''),
  );
}
