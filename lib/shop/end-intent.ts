import { StripeUnavailable } from '@/lib/shop/rules/stripe-unavailable';
import { stageOf } from '@/lib/shop/rules/payment-status';
import type { EndIntent, Payments } from './ports/payments';

/** Ends an intent, unless it was paid or a bank has it in hand: Stripe would cancel some of those too. */
export function endIntent(payments: Payments): EndIntent {
  return async (paymentIntentId) => {
    const intent = await payments.find(paymentIntentId);
    if (!intent.ok && intent.error === 'unavailable')
      throw new StripeUnavailable('Stripe did not tell an intent.');
    if (!intent.ok || intent.value.status === 'canceled') return true;
    if (stageOf(intent.value.status) !== 'open') return false;
    const canceled = await payments.cancel(paymentIntentId);
    if (!canceled.ok) throw new StripeUnavailable('Stripe did not cancel an intent.');
    return canceled.value === 'canceled';
  };
}
