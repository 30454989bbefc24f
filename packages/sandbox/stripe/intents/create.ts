import type Stripe from 'stripe';
import { emit, type Account } from '../account';
import { invalidRequest } from '../api-error';
import type { Given } from '../form';
import { amount, readParameters } from '../parameters';
import { z } from 'zod';
import { confirmIntent } from './confirm';
import { foundIntent } from './find';
import { newIntent } from './object';
import { CONFIRM, CREATE } from './parameters';

/** POST /v1/payment_intents */
export function createIntent(account: Account, given: Given): Stripe.PaymentIntent {
  const wanted = readParameters(given, CREATE);
  if (!wanted.confirm && wanted.return_url) {
    const message = 'You can only set `return_url` when `confirm` is `true`.';
    throw invalidRequest(message, { param: 'return_url' });
  }
  const intent = newIntent({
    amount: wanted.amount,
    currency: wanted.currency,
    description: wanted.description ?? null,
    receipt_email: wanted.receipt_email ?? null,
    statement_descriptor_suffix: wanted.statement_descriptor_suffix ?? null,
    metadata: wanted.metadata ?? {},
    automatic_payment_methods: {
      allow_redirects: 'always',
      ...(wanted.automatic_payment_methods ?? { enabled: true }),
    },
  });
  account.intents.set(intent.id, intent);
  emit(account, 'payment_intent.created', intent);
  if (!wanted.confirm) return intent;
  const confirming = Object.entries(given).filter(([name]) => name in CONFIRM.shape);
  return confirmIntent(account, intent.id, Object.fromEntries(confirming));
}

/** POST /v1/payment_intents/:id: another amount, for tests of what is paid with another sum. */
export function updateIntent(account: Account, id: string, given: Given): Stripe.PaymentIntent {
  const wanted = readParameters(given, z.strictObject({ amount }));
  return Object.assign(foundIntent(account, id), wanted);
}
