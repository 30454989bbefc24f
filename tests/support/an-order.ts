import type { Order } from '@/lib/shop/rules/order';
import { emptyPaymentEvent, type PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { DisputeStatus, PaymentFact, Refund } from '@/lib/shop/rules/records';

/** An order of one tool for $39 that was just begun; say what matters to the test. */
export function anOrder(wanted: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    number: 'PL-2222-2222',
    status: 'awaiting_payment',
    hold: null,
    productSlug: 'tool',
    title: 'Tool',
    priceCents: 3900,
    currency: 'usd',
    refunded: 0,
    discount: 0,
    tax: 0,
    refundAskedAt: null,
    upgradeOf: null,
    tools: ['tool'],
    contentVersion: 'v1',
    livemode: false,
    checkoutSessionId: null,
    paymentIntentId: 'pi_1',
    stripeTry: 0,
    email: null,
    billingEmail: null,
    failedCharges: 0,
    declinedCards: [],
    networks: null,
    attribution: null,
    createdAt: new Date('2026-03-01T11:00:00Z'),
    paidAt: null,
    erasedAt: null,
    payments: [],
    refunds: [],
    disputes: [],
    canceledAt: null,
    heldAt: null,
    soldAt: null,
    releasedAt: null,
    releaseReason: null,
    ...wanted,
  };
}

/** When Stripe says that it happened. */
export const AT_STRIPE = new Date('2026-03-01T11:30:00Z');

const nothing = emptyPaymentEvent('pi_1', 'order-1', null);

/** News of that order's payment. */
export const paymentEvent = (wanted: Partial<PaymentEvent>): PaymentEvent => ({ ...nothing, ...wanted });

export function charge(status: PaymentFact['status'], wanted: Partial<PaymentFact> = {}): PaymentEvent {
  const { id = 'ch_1', ...rest } = wanted;
  const about = {
    paymentIntentId: 'pi_1',
    currency: 'usd',
    livemode: false,
    productSlug: 'tool',
    method: 'card',
  };
  const known = {
    chargedAt: AT_STRIPE,
    fee: null,
    brand: 'visa',
    last4: '4242',
    country: 'US',
    failure: null,
  };
  const delayed = status === 'pending' ? true : null;
  return paymentEvent({ payments: [{ id, status, delayed, amount: 3900, ...about, ...known, ...rest }] });
}

export const paid = (wanted: Partial<PaymentFact> & Pick<PaymentEvent, 'billingEmail'> = {}) => {
  const { billingEmail, ...fact } = wanted;
  return { ...charge('succeeded', fact), ...(billingEmail !== undefined && { billingEmail }) };
};
export const declined = (id = 'ch_0') => charge('failed', { id });
export const debit = (status: PaymentFact['status'], id = 'py_1') =>
  charge(status, { id, method: 'us_bank_account', brand: null });
export const canceled = () => paymentEvent({ canceled: true });

export const refunded = (amount: number, id = `re_${amount}`, status: Refund['status'] = 'succeeded') =>
  paymentEvent({ refunds: [{ id, amount, status, reason: null, note: null, createdAt: AT_STRIPE }] });

export const dispute = (status: DisputeStatus, id = 'one', amount = 3900) =>
  paymentEvent({
    disputes: [{ id, amount, status, reason: 'fraudulent', dueBy: null, createdAt: AT_STRIPE }],
  });
