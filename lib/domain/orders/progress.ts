import type { DisputeState, Order } from './order';
import type { PaymentNotice } from './payment-notice';
import type { OrderState } from './purchase';

/** Why an order is on hold: in what the payment differs from it. */
export type Hold = 'amount' | 'currency' | 'mode' | 'product';

/** After so many failed charges an intent is canceled: nobody mistypes a card that often. */
export const MAX_FAILED_CHARGES = 5;

/** Until it is paid, an order only moves to the right. */
const UNPAID: readonly OrderState[] = ['awaiting_payment', 'processing', 'canceled'];

/**
 * The order after a notice. Notices arrive late, twice and in any order; the end is the same: facts are only added, and
 * the state is what the facts together say.
 * @param now when the notice was read; the time of payment, if it is one
 */
export function progress(order: Order, notice: PaymentNotice, now: Date): Order {
  const next = withFact(order, notice, now);
  return { ...next, status: stateOf(next, notice) };
}

/** In what a payment that succeeded differs from what was ordered; null when it is right. */
export function holdFor(
  order: Pick<Order, 'price' | 'currency' | 'livemode' | 'productId'>,
  payment: Extract<PaymentNotice, { kind: 'succeeded' }>,
): Hold | null {
  if (payment.livemode !== order.livemode) return 'mode';
  if (payment.currency !== order.currency) return 'currency';
  if (payment.amount !== order.price) return 'amount';
  if (payment.productId !== order.productId) return 'product';
  return null;
}

function withFact(order: Order, notice: PaymentNotice, now: Date): Order {
  const next = { ...order, paymentIntentId: order.paymentIntentId ?? notice.intentId };
  switch (notice.kind) {
    case 'succeeded': {
      if (order.paidAt) return next;
      const billingEmail =
        notice.billingEmail && !sameAddress(notice.billingEmail, order.email) ? notice.billingEmail : null;
      const refunded = Math.max(order.refunded, notice.refund?.amount ?? 0);
      return { ...next, paidAt: now, hold: holdFor(order, notice), billingEmail, refunded };
    }
    case 'failed':
      return { ...next, failedCharges: order.failedCharges + 1 };
    case 'refunded':
      return { ...next, refunded: Math.max(order.refunded, notice.amount) };
    case 'dispute':
      return { ...next, disputes: withDispute(order.disputes, notice.disputeId, notice.state) };
    default:
      return next;
  }
}

/** A dispute that was decided is not open again because the news of its opening came late. */
function withDispute(disputes: Order['disputes'], id: string, state: DisputeState): Order['disputes'] {
  return state === 'open' && disputes[id] ? disputes : { ...disputes, [id]: state };
}

function stateOf(order: Order, notice: PaymentNotice): OrderState {
  const disputes = Object.values(order.disputes);
  const gone = notice.kind === 'refunded' ? notice.full : notice.kind === 'succeeded' && notice.refund?.full;
  if (gone || order.status === 'refunded' || disputes.includes('lost')) return 'refunded';
  if (disputes.includes('open')) return 'disputed';
  if (order.hold) return 'on_hold';
  if (order.paidAt) return order.refunded > 0 ? 'partially_refunded' : 'paid';
  return furthest(order.status, unpaidState(notice, disputes.length > 0));
}

/** Who disputes or gets money back has paid: the news of that is still on its way. */
function unpaidState(notice: PaymentNotice, disputed: boolean): OrderState {
  if (disputed || notice.kind === 'processing' || notice.kind === 'refunded') return 'processing';
  return notice.kind === 'canceled' ? 'canceled' : 'awaiting_payment';
}

function furthest(one: OrderState, other: OrderState): OrderState {
  return UNPAID[Math.max(UNPAID.indexOf(one), UNPAID.indexOf(other))] ?? other;
}

const sameAddress = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
