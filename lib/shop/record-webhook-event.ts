import type { WebhookEvent } from './ports/webhook-events';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'events' | 'eventRecorded' | 'now'>;

/** 'ignored': nothing we act on, or no payment of this site. */
type EventRecorded = 'recorded' | 'seen' | 'ignored';

/**
 * Notes an event of Stripe's, so that it can be answered at once and is not lost: it is worked on from the
 * record (work-webhook-events.ts). Refunds and disputes of other shops on the account, which name no order,
 * are not kept.
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
