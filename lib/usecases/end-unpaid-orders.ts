import type { Intent, OrderStore, Payments } from './ports';

type Success = NonNullable<Intent['success']>;

type Ports = {
  orders: OrderStore;
  payments: Payments;
  /** Records a payment that has just been read from Stripe, as the webhook does. */
  applyPayment: (notice: Success, event: null) => Promise<unknown>;
};

/** After how long an order that nobody paid ends. */
const UNPAID_MS = 24 * 60 * 60_000;
/** So many at a time: the rest comes with the next call. */
const AT_ONCE = 100;

export type Ended = { ended: number; paid: number; waiting: number };

/**
 * Ends orders that were begun a day before `now` and not paid: their intent is canceled, so that it can't be paid any
 * more, and the row emptied of personal data. One that was paid meanwhile is recorded as paid.
 * @returns how many ended, were found paid, or wait: for the bank, or because Stripe did not answer
 */
export function endUnpaidOrders({ orders, payments, applyPayment }: Ports) {
  return async (now: Date): Promise<Ended> => {
    const result = { ended: 0, paid: 0, waiting: 0 };
    for (const order of await orders.unpaidBefore(new Date(now.getTime() - UNPAID_MS), AT_ONCE)) {
      const intent = order.paymentIntentId ? await lookAt(payments, order.paymentIntentId) : 'over';
      if (typeof intent === 'object') {
        await applyPayment(intent, null);
        result.paid += 1;
      } else if (intent === 'over' && (await orders.end(order.id))) result.ended += 1;
      else result.waiting += 1;
    }
    return result;
  };
}

/** Ends an intent unless it was paid, or a bank has it in hand: Stripe would cancel some of those too. */
async function lookAt(payments: Payments, intentId: string): Promise<'over' | 'waiting' | Success> {
  const intent = await payments.find(intentId);
  if (!intent.ok) return intent.error === 'unknown' ? 'over' : 'waiting';
  if (intent.value.success) return intent.value.success;
  if (intent.value.status === 'processing') return 'waiting';
  const canceled = await payments.cancel(intentId);
  return canceled.ok && canceled.value === 'canceled' ? 'over' : 'waiting';
}
