import type { OpenShop } from '@/lib/context';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { Order } from '@/lib/shop/rules/order';
import { type IntentStatus, stageOf } from '@/lib/shop/rules/payment-status';
import {
  requireAnswer,
  type Intent,
  type Payable,
  type Payments,
  type Unavailable,
} from '@/lib/shop/rules/payments';
import { cancelOrder } from '../store/orders';

/** The order's intent or session, as Stripe has it now. */
export type PayableNow = {
  status: IntentStatus;
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

/** Asks Stripe for the present state. What Stripe doesn't know can't be paid. */
export async function payableNow(
  payments: Payments,
  { paymentIntentId, checkoutSessionId }: Payable,
): Promise<Result<PayableNow, Unavailable>> {
  if (checkoutSessionId !== null) return sessionNow(payments, checkoutSessionId);
  const intent = await intentNow(payments, paymentIntentId);
  if (!intent.ok) return intent;
  if (!intent.value) return ok(NOTHING);
  const { status } = intent.value;
  return ok({ status, stage: stageOfKnown(status), intent: intent.value, url: null });
}

async function sessionNow(payments: Payments, sessionId: string): Promise<Result<PayableNow, Unavailable>> {
  const session = await payments.findSession(sessionId);
  if (!session.ok) return session.error === 'unknown' ? ok(NOTHING) : err('unavailable');
  const { status, url } = session.value;
  const { free } = session.value;
  const intent = free ? ok(free) : await intentNow(payments, session.value.paymentIntentId);
  if (!intent.ok) return intent;
  const found = { intent: intent.value, url };
  const paid = intent.value?.status ?? 'requires_payment_method';
  if (status === 'expired') return ok({ ...found, status: 'canceled', stage: 'over' });
  if (status === 'open') return ok({ ...found, status: paid, stage: stageOfKnown(paid) });
  // After a failed debit, Stripe's page takes no other payment.
  const stage = stageOfKnown(paid);
  return ok({ ...found, status: paid, stage: stage === 'open' ? 'over' : stage });
}

async function intentNow(payments: Payments, id: string | null): Promise<Result<Intent | null, Unavailable>> {
  const intent = id === null ? err('unknown' as const) : await payments.find(id);
  if (!intent.ok) return intent.error === 'unknown' ? ok(null) : err('unavailable');
  return intent;
}

/** An unknown status is not an end: somebody may have paid. */
const stageOfKnown = (status: IntentStatus) => (status === 'unknown' ? 'underWay' : stageOf(status));

/** 'settled': too late, it is paid or processing at a bank. */
export async function endNow(
  payments: Payments,
  { paymentIntentId, checkoutSessionId }: Payable,
): Promise<Result<'ended' | 'settled', Unavailable>> {
  if (checkoutSessionId !== null) return outcomeOf(await payments.expireSession(checkoutSessionId));
  return paymentIntentId === null ? ok('ended') : outcomeOf(await payments.cancel(paymentIntentId));
}

const outcomeOf = (ended: Result<'canceled' | 'expired' | 'settled', Unavailable>) =>
  ended.ok ? ok(ended.value === 'settled' ? ('settled' as const) : ('ended' as const)) : ended;

/** Whether this intent belongs to the order: its own, or its session's if an event was lost. */
export async function canPay(payments: Payments, order: Order, intent: string): Promise<boolean> {
  if (order.paymentIntentId === intent) return order.canceledAt === null;
  const session =
    order.checkoutSessionId === null ? null : await payments.findSession(order.checkoutSessionId);
  return session?.ok === true && session.value.paymentIntentId === intent;
}

/**
 * Ends what an order can still be paid by. Stripe would also cancel some that a bank is processing, so those
 * are kept.
 * @returns whether it has ended, now or before
 * @throws StripeUnavailable
 */
export async function endPayable(payments: Payments, order: Payable): Promise<boolean> {
  const { stage } = requireAnswer(
    await payableNow(payments, order),
    'Stripe did not tell what an order is paid by.',
  );
  if (stage !== 'open') return stage === 'over';
  const ended = await endNow(payments, order);
  return requireAnswer(ended, 'Stripe did not end what an order is paid by.') === 'ended';
}

/** Ends an order and its intent or session, unless it is paid or processing at a bank. */
export async function endOrder({ database, payments, now }: OpenShop, order: Order): Promise<void> {
  if (hasPayable(order) && (await endPayable(payments, order))) await cancelOrder(database, order.id, now());
}
