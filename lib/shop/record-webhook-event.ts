import type { WebhookEvent } from './ports/webhook-events';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'events' | 'eventRecorded' | 'now'>;

/** 'ignored': not ours, or nothing we act on. */
type EventRecorded = 'recorded' | 'seen' | 'ignored';

/**
 * Stores an event, so that it can be answered at once and isn't lost; work-webhook-events.ts acts on it.
 * Refunds and disputes of other shops on the account are ignored.
 */
export function recordWebhookEvent({ orders, events, eventRecorded, now }: Ports) {
  return async ({ event, paymentEvent }: WebhookEvent): Promise<EventRecorded> => {
    if (!paymentEvent) return 'ignored';
    if (paymentEvent.orderId === null && !(await orders.findNamed(paymentEvent))) return 'ignored';
    const outcome = await events.record({ ...event, receivedAt: now(), paymentEvent });
    if (outcome === 'recorded') eventRecorded();
    return outcome;
  };
}
