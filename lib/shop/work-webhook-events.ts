import { HOUR, MINUTE } from '@/lib/kernel/time';
import { newMail } from '@/lib/mail/rules/outbox';
import { logAndContinue, UnknownWord } from '@/lib/shop/rules/stripe-unavailable';
import type { Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { RecordedEvent } from './ports/webhook-events';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  'events' | 'orders' | 'applyPayment' | 'newId' | 'now' | 'onUnexpectedError' | 'onUnknownOrder'
>;

/**
 * A worker's lease. Longer than the work takes (at most nine calls of 8 s and a transaction of 30 s), so
 * nobody renews it. If another worker takes it all the same, the later one finds it done.
 */
const LEASE_MS = 2 * MINUTE;
/** Pauses after failed tries; then an hour each time. */
const PAUSES = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE];
/** Three days. Reconciling has long read the payment itself. */
const MOST_TRIES = 76;

/**
 * Handles due events, up to `limit` side by side, with any number of workers. The owner hears of an event
 * that is given up.
 * @returns how many were taken
 */
export function workWebhookEvents(ports: Ports) {
  const { events, applyPayment, now, onUnexpectedError, onUnknownOrder } = ports;

  return async (limit: number): Promise<number> => {
    const taken = await events.lease({ now: now(), until: new Date(now().getTime() + LEASE_MS), limit });
    await Promise.all(taken.map((event) => workOn(event).catch(onUnexpectedError)));
    return taken.length;
  };

  async function workOn(event: RecordedEvent): Promise<void> {
    const { id, paymentEvent, tries } = event;
    if (!paymentEvent) return giveUp(ports, event, 'unreadable');
    try {
      const outcome = await applyPayment(paymentEvent, id);
      if (outcome === 'changed') return;
      if (outcome === 'unknownOrder')
        onUnknownOrder(paymentEvent.paymentIntentId ?? paymentEvent.checkoutSessionId ?? id);
      await events.close(id, outcome, now());
    } catch (error) {
      onUnexpectedError(error);
      if (tries >= MOST_TRIES || error instanceof UnknownWord) return giveUp(ports, event, 'given up');
      const pause = PAUSES[tries - 1] ?? HOUR;
      await events.postpone(id, new Date(now().getTime() + pause));
    }
  }
}

/** Also for an event that can't be read, because another version of the site has written it. */
async function giveUp(ports: Ports, event: RecordedEvent, outcome: 'given up' | 'unreadable'): Promise<void> {
  const { id, type, paymentEvent, tries } = event;
  // The order itself may be unreadable.
  const order = await logAndContinue(ports.onUnexpectedError, null, () => orderOf(ports, paymentEvent));
  const about = { orderId: order?.id ?? null, reason: `owner-event-given-up:${id}` };
  const data = { event: id, type, intent: paymentEvent?.paymentIntentId ?? null, tries };
  const mail = newMail(ports, { template: 'owner-event-given-up', ...about, recipient: null, data });
  await ports.events.giveUp(id, outcome, ports.now(), mail);
}

async function orderOf({ orders }: Ports, paymentEvent: PaymentEvent | null): Promise<Order | null> {
  return paymentEvent && orders.findNamed(paymentEvent);
}
