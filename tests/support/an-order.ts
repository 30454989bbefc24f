import type { Order } from '@/lib/shop/rules/order';
import { nothingOf, type PaymentNotice } from '@/lib/shop/rules/payment-event';
import type { DisputeStatus, PaymentFact, RefundStatus } from '@/lib/shop/rules/records';

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
    postalAddress: null,
    failedCharges: 0,
    ...{ declinedCards: [], networks: null },
    createdAt: new Date('2026-03-01T11:00:00Z'),
    paidAt: null,
    erasedAt: null,
    ...{ payments: [], refunds: [], disputes: [] },
    ...{ canceledAt: null, heldAt: null, soldAt: null, releasedAt: null, releaseReason: null },
    ...wanted,
  };
}

/** When Stripe says that it happened. */
export const AT_STRIPE = new Date('2026-03-01T11:30:00Z');

const nothing = nothingOf('pi_1', 'order-1', null);

/** News of that order's payment. */
export const notice = (wanted: Partial<PaymentNotice>): PaymentNotice => ({ ...nothing, ...wanted });

export function charge(status: PaymentFact['status'], wanted: Partial<PaymentFact> = {}): PaymentNotice {
  const { id = 'ch_1', ...rest } = wanted;
  const about = { intentId: 'pi_1', currency: 'usd', livemode: false, productId: 'tool', method: 'card' };
  const known = { chargedAt: AT_STRIPE, fee: null, brand: 'visa', last4: '4242', failure: null };
  const delayed = status === 'pending' ? true : null;
  return notice({ payments: [{ id, status, delayed, amount: 3900, ...about, ...known, ...rest }] });
}

export const paid = (wanted: Partial<PaymentFact> & Pick<PaymentNotice, 'billingEmail'> = {}) => {
  const { billingEmail, ...fact } = wanted;
  return { ...charge('succeeded', fact), ...(billingEmail !== undefined && { billingEmail }) };
};
export const declined = (id = 'ch_0') => charge('failed', { id });
export const debit = (status: PaymentFact['status'], id = 'py_1') =>
  charge(status, { id, method: 'us_bank_account', brand: null });
export const canceled = () => notice({ canceled: true });

export const refunded = (amount: number, id = `re_${amount}`, status: RefundStatus = 'succeeded') =>
  notice({ refunds: [{ id, amount, status, reason: null, note: null, createdAt: AT_STRIPE }] });

export const dispute = (status: DisputeStatus, id = 'one', amount = 3900) =>
  notice({
    disputes: [{ id, amount, status, reason: 'fraudulent', dueBy: null, createdAt: AT_STRIPE }],
  });
