import type { Context } from '@/lib/context';
import type { WebhookEvent } from '@/lib/platform/stripe/webhook-events';
import { findNamedOrder } from './store/orders';
import { recordEvent } from './store/webhook-events';

/** 'ignored': not ours, or nothing we act on. */
type EventRecorded = 'recorded' | 'seen' | 'ignored';

/**
 * Stores an event, so that it can be answered at once and isn't lost; work-webhook-events.ts acts on it.
 * Refunds and disputes of other shops on the account are ignored.
 */
export async function recordWebhookEvent(
  { database, notifier, now }: Context,
  { event, paymentEvent }: WebhookEvent,
): Promise<EventRecorded> {
  if (!paymentEvent) return 'ignored';
  if (paymentEvent.orderId === null && !(await findNamedOrder(database, paymentEvent))) return 'ignored';
  const outcome = await recordEvent(database, { ...event, receivedAt: now(), paymentEvent });
  if (outcome === 'recorded') notifier.eventRecorded();
  return outcome;
}
