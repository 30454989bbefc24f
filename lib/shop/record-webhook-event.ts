import type { Delivery } from './ports/webhook-events';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'events' | 'eventRecorded' | 'now'>;

/** 'ignored': nothing we act on, or no payment of this kind of shop. */
type EventRecorded = 'recorded' | 'seen' | 'ignored';

/**
 * Notes an event of Stripe's, so that it can be answered at once and is not lost: it is worked on from the record
 * (work-events.ts). Refunds and disputes of other shops on the account, which name no order, are not kept.
 */
export function recordEvent({ orders, events, eventRecorded, now }: Ports) {
  return async ({ event, notice }: Delivery): Promise<EventRecorded> => {
    if (!notice) return 'ignored';
    if (notice.orderId === null && !(await orders.findByIntent(notice.intentId))) return 'ignored';
    const outcome = await events.record({ ...event, receivedAt: now(), notice });
    if (outcome === 'recorded') eventRecorded();
    return outcome;
  };
}
