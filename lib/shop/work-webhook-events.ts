import { HOUR, MINUTE } from '@/lib/kernel/time';
import { newMail } from '@/lib/mail/rules/outbox';
import { aside, UnknownWord } from '@/lib/shop/rules/stripe-unavailable';
import type { Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { RecordedEvent } from './ports/webhook-events';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  'events' | 'orders' | 'applyPayment' | 'newId' | 'now' | 'onUnexpectedError' | 'onUnknownOrder'
>;

/**
 * For how long an event is one worker's. Longer than its work takes, so that it is never renewed: Stripe is
 * asked nine times at most, for eight seconds each, and a transaction ends after thirty. The decline of a
 * full network asks up to a dozen times (end-declined.ts), and stops at the first that takes eight seconds.
 * Should a machine sleep meanwhile and another worker take it, whoever is later finds it done.
 */
const LEASE_MS = 2 * MINUTE;
/** How long to wait after each try that failed; then an hour each time. */
const PAUSES = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE];
/** After so many tries, three days: reconcile has long looked at the payment itself. */
const MOST_TRIES = 76;

/**
 * Works on recorded events that are due, up to `limit` side by side. Any number of workers may do so at once.
 * Of one that nothing comes of the owner is told.
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

/** What can't be read is not tried again either: another version of the site has written it. */
async function giveUp(ports: Ports, event: RecordedEvent, outcome: 'given up' | 'unreadable'): Promise<void> {
  const { id, type, paymentEvent, tries } = event;
  // The order itself may be what can't be read.
  const order = await aside(ports.onUnexpectedError, null, () => orderOf(ports, paymentEvent));
  const about = { orderId: order?.id ?? null, reason: `owner-event-given-up:${id}` };
  const data = { event: id, type, intent: paymentEvent?.paymentIntentId ?? null, tries };
  const mail = newMail(ports, { template: 'owner-event-given-up', ...about, recipient: null, data });
  await ports.events.giveUp(id, outcome, ports.now(), mail);
}

async function orderOf({ orders }: Ports, paymentEvent: PaymentEvent | null): Promise<Order | null> {
  return paymentEvent && orders.findNamed(paymentEvent);
}
