import type { OpenShop } from '@/lib/context';
import type { Order, Payable } from '@/lib/shop/rules/order';
import { type IntentStatus, stageOf } from '@/lib/shop/rules/payment-status';
import type { Intent } from '@/lib/shop/stripe/intent';
import type { Payments } from '@/lib/shop/stripe/payments';
import { cancelOrder } from '../store/orders';

/** The order's intent or session, as Stripe has it now. */
export type PayableNow = {
  status: IntentStatus | 'unknown';
  /** Open, processing at a bank, paid, or over. */
  stage: ReturnType<typeof stageOf>;
  /** `null` while nobody has tried to pay on Stripe's page. */
  intent: Intent | null;
  /** Stripe's page, if it can be paid there. */
  url: string | null;
};

/** Whether the order has an intent or a session. */
export const hasPayable = ({ paymentIntentId, checkoutSessionId }: Payable): boolean =>
  paymentIntentId !== null || checkoutSessionId !== null;

export const NOTHING: PayableNow = { status: 'unknown', stage: 'over', intent: null, url: null };

/** Asks Stripe for the present state. What Stripe doesn't know can't be paid. @throws StripeUnavailable */
export async function payableNow(
  payments: Payments,
  { paymentIntentId, checkoutSessionId }: Payable,
): Promise<PayableNow> {
  if (checkoutSessionId !== null) return sessionNow(payments, checkoutSessionId);
  const intent = await intentNow(payments, paymentIntentId);
  if (!intent) return NOTHING;
  const { status } = intent;
  return { status, stage: stageOf(status), intent, url: null };
}

async function sessionNow(payments: Payments, sessionId: string): Promise<PayableNow> {
  const session = await payments.findSession(sessionId);
  if (!session) return NOTHING;
  const { status, url, free } = session;
  const intent = free ?? (await intentNow(payments, session.paymentIntentId));
  const found = { intent, url };
  const paid = intent?.status ?? 'requires_payment_method';
  if (status === 'expired') return { ...found, status: 'canceled', stage: 'over' };
  if (status === 'open') return { ...found, status: paid, stage: stageOf(paid) };
  // After a failed debit, Stripe's page takes no other payment.
  const stage = stageOf(paid);
  return { ...found, status: paid, stage: stage === 'open' ? 'over' : stage };
}

const intentNow = async (payments: Payments, id: string | null): Promise<Intent | null> =>
  id === null ? null : payments.find(id);

/** Whether it has ended; not if it is paid or processing at a bank. @throws StripeUnavailable */
export async function endNow(
  payments: Payments,
  { paymentIntentId, checkoutSessionId }: Payable,
): Promise<boolean> {
  if (checkoutSessionId !== null) return payments.expireSession(checkoutSessionId);
  return paymentIntentId === null || payments.cancel(paymentIntentId);
}

/** Whether this intent belongs to the order: its own, or its session's if an event was lost. */
export async function canPay(payments: Payments, order: Order, intent: string): Promise<boolean> {
  if (order.paymentIntentId === intent) return order.canceledAt === null;
  const session =
    order.checkoutSessionId === null ? null : await payments.findSession(order.checkoutSessionId);
  return session?.paymentIntentId === intent;
}

/**
 * Ends what an order can still be paid by. Stripe would also cancel some that a bank is processing, so those
 * are kept.
 * @returns whether it has ended, now or before
 * @throws StripeUnavailable
 */
export async function endPayable(payments: Payments, order: Payable): Promise<boolean> {
  const { stage } = await payableNow(payments, order);
  return stage === 'open' ? endNow(payments, order) : stage === 'over';
}

/** Ends an order and its intent or session, unless it is paid or processing at a bank. */
export async function endOrder({ database, payments, now }: OpenShop, order: Order): Promise<void> {
  if (hasPayable(order) && (await endPayable(payments, order))) await cancelOrder(database, order.id, now());
}
