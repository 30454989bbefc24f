import type { Order } from '@/lib/domain/orders/order';
import { OutOfReach } from '@/lib/domain/orders/out-of-reach';
import { failsTooOften } from '@/lib/domain/orders/progress';
import type { EndDeclined, FullNetwork, OrderStore, PaymentLimits, Payments } from './ports';

type Ports = {
  orders: Pick<OrderStore, 'openFrom' | 'end'>;
  payments: Payments;
  limits: Pick<PaymentLimits, 'noteDecline' | 'isGuessed' | 'noteEnded'>;
  now: () => Date;
};

/** So many at a time: each further decline from that network ends more. */
const AT_ONCE = 50;

/**
 * Counts a declined card, and ends the intent that it was tried on where that, the card or the network has
 * had too many: who holds the secret of an intent can confirm it at Stripe without asking us. With a network
 * that may begin no more, all that it has begun and not paid ends, or thieves would begin in advance.
 * @returns the notice, which says that the intent has ended where it has
 * @throws OutOfReach when Stripe does not answer: whoever works on it tries again, and no card counts twice
 */
export function endDeclined({ orders, payments, limits, now }: Ports): EndDeclined {
  return async (order, notice, eventId) => {
    const isOpen = order.paidAt === null && order.canceledAt === null;
    if (!isOpen) return notice;
    const full = await counted(order, notice.declinedCard, eventId);
    if (!full && !failsTooOften(order, notice)) return notice;
    if (!(await hasEnded(notice.intentId))) return notice;
    await limits.noteEnded(order.id);
    return { ...notice, canceled: true };
  };

  /** Whether the card, or the network it was tried from, has had too many declines. */
  async function counted(order: Order, card: string | null, eventId: string | null): Promise<boolean> {
    if (card === null) return false;
    const full = order.networks && (await limits.noteDecline(order.networks, card));
    // Of each decline there is one event, however often the browser asks; and no visitor waits for the rest.
    if (eventId === null) return full !== null;
    if (full) await endOthers(full, order);
    return (await limits.isGuessed(card, eventId)) || full !== null;
  }

  async function endOthers(full: FullNetwork, { id: own }: Order): Promise<void> {
    for (const { id, paymentIntentId } of await orders.openFrom(full, AT_ONCE)) {
      if (id === own || paymentIntentId === null) continue;
      if (await hasEnded(paymentIntentId)) await orders.end(id, now());
    }
  }

  /** Ends an intent, unless it was paid or a bank has it in hand: Stripe would cancel some of those too. */
  async function hasEnded(intentId: string): Promise<boolean> {
    const intent = await payments.find(intentId);
    if (!intent.ok && intent.error === 'unavailable') throw new OutOfReach('Stripe did not tell an intent.');
    if (!intent.ok || intent.value.status === 'canceled') return true;
    if (!OPEN.includes(intent.value.status)) return false;
    const canceled = await payments.cancel(intentId);
    if (!canceled.ok) throw new OutOfReach('Stripe did not cancel an intent with many declined cards.');
    return canceled.value === 'canceled';
  }
}

const OPEN: readonly string[] = ['requires_payment_method', 'requires_action'];
