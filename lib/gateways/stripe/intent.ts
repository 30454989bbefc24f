import type Stripe from 'stripe';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import type { Intent, IntentStatus } from '@/lib/usecases/ports';

/** Our mark on an intent. Another product on the same account has none, or others. Nothing personal is in it. */
const MARK = {
  order: 'plumbline_order',
  product: 'plumbline_product',
  content: 'plumbline_content',
} as const;

/** The mark of an order, as Stripe keeps it with the intent and shows it in the dashboard. */
export function markOf(order: { id: string; productId: string; contentVersion: string }) {
  return {
    [MARK.order]: order.id,
    [MARK.product]: order.productId,
    [MARK.content]: order.contentVersion.slice(0, 12),
  };
}

/** The order that a mark names; null when there is none. */
export const markedOrder = (metadata: Stripe.Metadata | null) => metadata?.[MARK.order] ?? null;

const STATUSES: Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  canceled: 'canceled',
};

/** An intent of Stripe's in our words. @throws when it has no client secret, which only a publishable key leaves out */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  if (!intent.client_secret) throw new Error('Stripe answered an intent without its client secret.');
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    status: STATUSES[intent.status] ?? 'unknown',
    orderId: markedOrder(intent.metadata),
    success: intent.status === 'succeeded' ? successOf(intent) : null,
  };
}

/** A payment that has come in. Where the charge itself is not told, neither is its address, nor what was given back of it. */
export function successOf(intent: Stripe.PaymentIntent): Extract<PaymentNotice, { kind: 'succeeded' }> {
  const charge = intent.latest_charge;
  return {
    kind: 'succeeded',
    intentId: intent.id,
    orderId: markedOrder(intent.metadata),
    amount: intent.amount_received,
    currency: intent.currency,
    livemode: intent.livemode,
    productId: intent.metadata[MARK.product] ?? null,
    ...(charge && typeof charge !== 'string' && toldBy(charge)),
  };
}

function toldBy({ billing_details, amount_refunded: amount, refunded: full }: Stripe.Charge) {
  return { billingEmail: billing_details.email, ...(amount > 0 && { refund: { amount, full } }) };
}
