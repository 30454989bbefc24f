import type { DisputeState, Order } from '@/lib/domain/orders/order';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';

/** An order of one tool for $39 that was just begun; say what matters to the test. */
export function anOrder(wanted: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    number: 'PL-2222-2222',
    status: 'awaiting_payment',
    hold: null,
    productId: 'tool',
    title: 'Tool',
    price: 3900,
    currency: 'usd',
    refunded: 0,
    tools: ['tool'],
    contentVersion: 'v1',
    livemode: false,
    paymentIntentId: 'pi_1',
    stripeTry: 0,
    email: null,
    billingEmail: null,
    company: null,
    taxId: null,
    failedCharges: 0,
    createdAt: new Date('2026-03-01T11:00:00Z'),
    paidAt: null,
    erasedAt: null,
    disputes: {},
    ...wanted,
  };
}

const ofIntent = { intentId: 'pi_1', orderId: 'order-1' };

/** News of that order's payment. */
export const paid = (wanted: Partial<Extract<PaymentNotice, { kind: 'succeeded' }>> = {}): PaymentNotice => ({
  kind: 'succeeded',
  ...ofIntent,
  amount: 3900,
  currency: 'usd',
  livemode: false,
  productId: 'tool',
  ...wanted,
});
export const told = (kind: 'processing' | 'failed' | 'canceled'): PaymentNotice => ({ kind, ...ofIntent });
export const refunded = (amount: number, full = false): PaymentNotice => ({
  kind: 'refunded',
  ...ofIntent,
  amount,
  full,
});
export const dispute = (state: DisputeState, disputeId = 'one'): PaymentNotice => ({
  kind: 'dispute',
  ...ofIntent,
  disputeId,
  state,
  amount: 3900,
  reason: 'fraudulent',
  dueBy: null,
});
