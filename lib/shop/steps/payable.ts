import { err, ok, type Result } from '@/lib/kernel/result';
import type { Order } from '@/lib/shop/rules/order';
import { type IntentStatus, stageOf } from '@/lib/shop/rules/payment-status';
import { told } from '@/lib/shop/rules/stripe-unavailable';
import type { EndPayable, Intent, Payable, Payments, Unavailable } from '../ports/payments';
import type { ShopPorts } from '../ports/shop';

/** What an order is paid by, as Stripe has it now. */
export type PayableNow = {
  status: IntentStatus;
  /** Whether it can still be paid, a bank has it in hand, it is paid, or nothing comes of it any more. */
  stage: ReturnType<typeof stageOf>;
  /** Null while nobody has tried to pay on Stripe's page. */
  intent: Intent | null;
  /** That page, where it can be paid there. */
  url: string | null;
};

/** Whether Stripe has made anything by which an order is paid, as far as is known. */
export const hasPayable = ({ paymentIntentId, checkoutSessionId }: Payable): boolean =>
  paymentIntentId !== null || checkoutSessionId !== null;

export const NOTHING: PayableNow = { status: 'unknown', stage: 'over', intent: null, url: null };

/**
 * Asks Stripe what has become of that by which an order is paid. What Stripe does not know nobody can pay
 * here.
 */
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
  const intent = await intentNow(payments, session.value.paymentIntentId);
  if (!intent.ok) return intent;
  const found = { intent: intent.value, url };
  const paid = intent.value?.status ?? 'requires_payment_method';
  if (status === 'expired') return ok({ ...found, status: 'canceled', stage: 'over' });
  if (status === 'open') return ok({ ...found, status: paid, stage: stageOfKnown(paid) });
  // Where its bank has turned a payment down after days, the page takes no other.
  const stage = stageOfKnown(paid);
  return ok({ ...found, status: paid, stage: stage === 'open' ? 'over' : stage });
}

async function intentNow(payments: Payments, id: string | null): Promise<Result<Intent | null, Unavailable>> {
  const intent = id === null ? err('unknown' as const) : await payments.find(id);
  if (!intent.ok) return intent.error === 'unknown' ? ok(null) : err('unavailable');
  return intent;
}

/** A status that Stripe will have some day is no end: somebody may have paid. */
const stageOfKnown = (status: IntentStatus) => (status === 'unknown' ? 'underWay' : stageOf(status));

/** Ends it. 'settled': too late, it is paid or a bank has the payment in hand. */
export async function endNow(
  payments: Payments,
  { paymentIntentId, checkoutSessionId }: Payable,
): Promise<Result<'ended' | 'settled', Unavailable>> {
  if (checkoutSessionId !== null) return outcomeOf(await payments.expireSession(checkoutSessionId));
  return paymentIntentId === null ? ok('ended') : outcomeOf(await payments.cancel(paymentIntentId));
}

const outcomeOf = (ended: Result<'canceled' | 'expired' | 'settled', Unavailable>) =>
  ended.ok ? ok(ended.value === 'settled' ? ('settled' as const) : ('ended' as const)) : ended;

/**
 * Whether an order is to be paid by this intent: its own, or that of its page, where the event of a first try
 * was lost.
 */
export async function canPay(payments: Payments, order: Order, intent: string): Promise<boolean> {
  if (order.paymentIntentId === intent) return order.canceledAt === null;
  const session =
    order.checkoutSessionId === null ? null : await payments.findSession(order.checkoutSessionId);
  return session?.ok === true && session.value.paymentIntentId === intent;
}

/** Ends it, unless it was paid or a bank has it in hand: Stripe would cancel some of those too. */
export function endPayable(payments: Payments): EndPayable {
  return async (order) => {
    const { stage } = told(
      await payableNow(payments, order),
      'Stripe did not tell what an order is paid by.',
    );
    if (stage !== 'open') return stage === 'over';
    const ended = await endNow(payments, order);
    return told(ended, 'Stripe did not end what an order is paid by.') === 'ended';
  };
}

/** Ends an order with what it can still be paid by; not one that was paid, or that a bank has in hand. */
export async function endOrder(
  { orders, endPayable, now }: Pick<ShopPorts, 'orders' | 'endPayable' | 'now'>,
  order: Order,
): Promise<void> {
  if (hasPayable(order) && (await endPayable(order))) await orders.end(order.id, now());
}
