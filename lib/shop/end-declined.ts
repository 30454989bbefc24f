import type { Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { aside } from '@/lib/shop/rules/stripe-unavailable';
import { failsTooOften } from '@/lib/shop/rules/progress';
import type { FullNetwork } from './ports/limits';
import { endOrder } from './steps/payable';
import type { EndDeclined, Payable } from './ports/payments';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'endPayable' | 'limits' | 'now' | 'onUnexpectedError'>;

type Declines = { full: FullNetwork | null; isGuessed: boolean };

/**
 * How many other orders one event ends. It asks Stripe a dozen times for them; each further decline ends
 * more.
 */
const AT_ONCE = 5;

/**
 * Counts a declined card, and ends the intent that it was tried on where that, the card or the network has
 * had too many: who holds the secret of an intent can confirm it at Stripe without asking us. With a network
 * that may begin no more, what it has begun and not paid ends too, a few at each further decline, or thieves
 * would begin in advance. Whatever becomes of those is told, and holds up neither the event nor its own
 * intent. Within the windows of PAYMENT_LIMITS no card counts twice, also when the event is worked on again;
 * one that comes again later counts again.
 * @param eventId null where Stripe was asked: then nothing is counted, and nothing ends
 * @returns the payment event; `canceled` where the intent has ended
 * @throws StripeUnavailable when Stripe does not answer about the event's own intent: whoever works on it
 * tries again
 */
export function endDeclined(ports: Ports): EndDeclined {
  const { orders, endPayable, limits, onUnexpectedError } = ports;
  return async (order, paymentEvent, eventId) => {
    // Only for an event: Stripe sends one for each decline, and no visitor has to wait for the cancellations.
    if (eventId === null) return paymentEvent;
    const isOpen = order.paidAt === null && order.canceledAt === null;
    if (!isOpen) return paymentEvent;
    const { full, isGuessed } = await counted(order, paymentEvent.declinedCard, eventId);
    const isOver = full !== null || isGuessed || failsTooOften(order, paymentEvent);
    // This intent first: trouble with the others must not keep it open.
    const isEnded = isOver && (await endPayable(payableOf(order, paymentEvent)));
    if (isEnded) await limits.payments.noteEnded(order.id);
    if (full) await endOthers(full, order).catch(onUnexpectedError);
    return isEnded ? { ...paymentEvent, canceled: true } : paymentEvent;
  };

  /**
   * The network that has had too many declines with this one, if any, and whether the card has had too many.
   */
  async function counted({ networks }: Order, card: string | null, eventId: string): Promise<Declines> {
    if (card === null) return { full: null, isGuessed: false };
    const full = networks ? await limits.payments.noteDecline(networks, card) : null;
    return { full, isGuessed: await limits.payments.isGuessed(card, eventId) };
  }

  /** The newest first; stops where Stripe does not answer. */
  async function endOthers(full: FullNetwork, { id: own }: Order): Promise<void> {
    const open = await orders.openFrom(full, AT_ONCE + 1);
    for (const other of open.filter(({ id }) => id !== own).slice(0, AT_ONCE))
      await aside(onUnexpectedError, undefined, () => endOrder(ports, other));
  }
}

/** The intent of a page is told by its first event. */
const payableOf = ({ paymentIntentId, checkoutSessionId }: Order, event: PaymentEvent): Payable => ({
  ...{ paymentIntentId: paymentIntentId ?? event.paymentIntentId, checkoutSessionId },
});
