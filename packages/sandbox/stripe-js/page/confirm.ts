import type { PaymentIntent } from '@stripe/stripe-js';
import { retrieveIntent } from '../api';
import type { Result } from '../api';
import { authenticate } from './authenticate';
import { integrationError } from './element';
import type { Elements } from './elements';

export type ConfirmOptions = {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    receipt_email?: string;
    payment_method_data?: { billing_details?: { email?: string } };
  };
  redirect?: 'always' | 'if_required';
};

/**
 * Confirms what the elements hold. With redirect 'always' a payment that is made leaves the page for
 * return_url.
 * @throws IntegrationError when the page calls it wrongly
 */
export async function confirmPayment(origin: string, key: string, options: ConfirmOptions): Promise<Result> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  const clientSecret = options.clientSecret ?? elements.options.clientSecret;
  if (!clientSecret) throw integrationError('You must pass a clientSecret to stripe.confirmPayment().');
  if (redirect === 'always' && !confirmParams.return_url) {
    throw integrationError(
      'stripe.confirmPayment() needs confirmParams.return_url unless redirect is if_required.',
    );
  }
  const deferred = !elements.options.clientSecret;
  if (deferred && !elements.submitted) {
    throw integrationError('elements.submit() must be called before stripe.confirmPayment().');
  }
  const checked = deferred ? null : await elements.submit();
  if (checked?.error) return { error: checked.error };
  const frame = elements.getElement('payment')?.frame;
  if (!frame)
    throw integrationError(
      'Invalid value for stripe.confirmPayment(): elements should have a mounted Payment Element.',
    );

  const { amount = 0, currency = '' } = elements.options;
  const result = await frame.ask('confirm', {
    key,
    clientSecret,
    email: confirmParams.payment_method_data?.billing_details?.email ?? elements.email,
    returnUrl: confirmParams.return_url ?? '',
    receiptEmail: confirmParams.receipt_email ?? '',
    expected: deferred ? { amount, currency } : null,
  });
  if ('error' in result) return { error: result.error };
  const answered = await nextAction(origin, key, clientSecret, result.paymentIntent);
  if (answered.paymentIntent && redirect === 'always') {
    window.location.assign(withOutcome(confirmParams.return_url ?? '', answered.paymentIntent, clientSecret));
    return new Promise(() => {});
  }
  return answered;
}

/** Has the payer answer the bank's question if there is one, and gives the intent as it is then. */
export async function nextAction(
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

function withOutcome(returnUrl: string, intent: PaymentIntent, clientSecret: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return url.href;
}
