import type { OpenShop } from '@/lib/context';
import { logAndContinue } from './steps/log-and-continue';
import type { Order, Payable } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { failsTooOften } from '@/lib/shop/rules/progress';
import type { FullNetwork } from './limit-payments';
import { endOrder, endPayable } from './steps/payable';
import { openFrom } from './store/orders';

type Declines = { full: FullNetwork | null; isGuessed: boolean };

/**
 * How many other orders one event ends: each takes several calls to Stripe. Each further decline ends more.
 */
const AT_ONCE = 5;

/**
 * Counts a declined card, and cancels its intent if the intent, the card or the network has had too many:
 * whoever has the client secret can confirm at Stripe without asking us (docs/decisions/card-testing.md). If
 * the network is full, it also ends a few of its other open orders. Errors with those are logged, and don't
 * hold up the event. A repeated event counts once within the window.
 * @param eventId `null` if Stripe was asked: nothing counts and nothing ends
 * @returns the payment event, `canceled` if the intent has ended
 * @throws StripeUnavailable if Stripe doesn't answer about the event's own intent: try again later
 */
export async function endDeclined(
  shop: OpenShop,
  order: Order,
  paymentEvent: PaymentEvent,
  eventId: string | null,
): Promise<PaymentEvent> {
  // Only for events: Stripe sends one for each decline, and no visitor waits for the cancellations.
  if (eventId === null) return paymentEvent;
  const isOpen = order.paidAt === null && order.canceledAt === null;
  if (!isOpen) return paymentEvent;
  const { full, isGuessed } = await counted(shop, order, paymentEvent.declinedCard, eventId);
  const isOver = full !== null || isGuessed || failsTooOften(order, paymentEvent);
  // First, so that an error with the others can't keep it open.
  const isEnded = isOver && (await endPayable(shop.payments, payableOf(order, paymentEvent)));
  if (isEnded) await shop.limits.payments.noteEnded(order.id);
  if (full) await endOthers(shop, full, order).catch(shop.onUnexpectedError);
  return isEnded ? { ...paymentEvent, canceled: true } : paymentEvent;
}

/** The network that is full with this decline, if any, and whether the card has had too many. */
async function counted(
  { limits: { payments } }: OpenShop,
  { networks }: Order,
  card: string | null,
  eventId: string,
): Promise<Declines> {
  if (card === null) return { full: null, isGuessed: false };
  const full = networks ? await payments.noteDecline(networks, card) : null;
  return { full, isGuessed: await payments.isGuessed(card, eventId) };
}

/** The newest first. Stops if Stripe doesn't answer. */
async function endOthers(shop: OpenShop, full: FullNetwork, { id: own }: Order): Promise<void> {
  const open = await openFrom(shop.database, full, AT_ONCE + 1);
  for (const other of open.filter(({ id }) => id !== own).slice(0, AT_ONCE))
    await logAndContinue(shop.onUnexpectedError, undefined, () => endOrder(shop, other));
}

/** A checkout session's intent is known from its first event. */
const payableOf = ({ paymentIntentId, checkoutSessionId }: Order, event: PaymentEvent): Payable => ({
  paymentIntentId: paymentIntentId ?? event.paymentIntentId,
  checkoutSessionId,
});
