import type { PaymentIntent } from '@stripe/stripe-js';
import { retrieveIntent, type Result } from '../api';
import { authenticate } from './authenticate';
import { integrationError } from './element';
import type { Elements } from './elements';

export type ConfirmOptions = {
  elements: Elements;
  confirmParams?: {
    return_url?: string;
    receipt_email?: string;
    payment_method_data?: { billing_details?: { email?: string } };
  };
  redirect?: 'always' | 'if_required';
};

/** Confirms what the elements hold. @throws IntegrationError when the page calls it wrongly */
export async function confirmPayment(origin: string, key: string, options: ConfirmOptions): Promise<Result> {
  const { elements, confirmParams = {}, redirect } = options;
  const { clientSecret } = elements.options;
  if (redirect !== 'if_required')
    throw integrationError("In the sandbox, stripe.confirmPayment() takes redirect: 'if_required'.");
  const checked = await elements.submit();
  if (checked.error) return { error: checked.error };
  const frame = elements.getElement('payment')?.frame;
  if (!frame)
    throw integrationError(
      'Invalid value for stripe.confirmPayment(): elements should have a mounted Payment Element.',
    );
  const result = await frame.ask('confirm', {
    key,
    clientSecret,
    email: confirmParams.payment_method_data?.billing_details?.email ?? elements.email,
    returnUrl: confirmParams.return_url ?? '',
    receiptEmail: confirmParams.receipt_email ?? '',
  });
  if ('error' in result) return { error: result.error };
  return nextAction(origin, key, clientSecret, result.paymentIntent);
}

/** Has the payer answer the bank's question if there is one, and gives the intent as it is then. */
async function nextAction(
  origin: string,
  key: string,
  clientSecret: string,
  intent: PaymentIntent,
): Promise<Result> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent };
  await authenticate(origin, clientSecret, intent.id);
  const result = await retrieveIntent(origin, key, clientSecret);
  const failure =
    result.paymentIntent?.status === 'requires_payment_method' && result.paymentIntent.last_payment_error;
  return failure ? { error: { ...failure, payment_intent: result.paymentIntent } } : result;
}
