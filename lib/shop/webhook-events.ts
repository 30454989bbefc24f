import type { Context, OpenShop } from '@/lib/context';
import { UnknownWord } from './stripe/facts';
import type { WebhookEvent } from './stripe/webhook-events';
import { findNamedOrder } from './store/orders';
import {
  recordEvent,
  closeEvent,
  giveUpEvent,
  leaseEvents,
  postponeEvent,
  type RecordedEvent,
} from './store/webhook-events';
import { HOUR, MINUTE } from '@/lib/kernel/time';
import { newMail } from '@/lib/mail/store/outbox';
import { log } from '@/lib/platform/log/log';
import { logAndContinue } from './steps/log-and-continue';
import { applyPayment } from './apply-payment';

/** 'ignored': not ours, or nothing we act on. */
type EventRecorded = 'recorded' | 'seen' | 'ignored';

/**
 * Stores an event, so that it can be answered at once and isn't lost; workWebhookEvents acts on it.
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
export async function workWebhookEvents(shop: OpenShop, limit: number): Promise<number> {
  const { database, now, onUnexpectedError } = shop;
  const until = new Date(now().getTime() + LEASE_MS);
  const taken = await leaseEvents(database, { now: now(), until, limit });
  await Promise.all(taken.map((event) => workOn(shop, event).catch(onUnexpectedError)));
  return taken.length;
}

async function workOn(shop: OpenShop, event: RecordedEvent): Promise<void> {
  const { database, now, onUnexpectedError } = shop;
  const { id, paymentEvent, tries } = event;
  if (!paymentEvent) return giveUp(shop, event, 'unreadable');
  try {
    const outcome = await applyPayment(shop, paymentEvent, id);
    if (outcome === 'changed') return;
    if (outcome === 'unknownOrder') {
      const named = paymentEvent.paymentIntentId ?? paymentEvent.checkoutSessionId ?? id;
      log().warn(`The payment ${named} names an order that is not here: reconcile looks at it.`);
    }
    await closeEvent(database, id, outcome, now());
  } catch (error) {
    onUnexpectedError(error);
    if (tries >= MOST_TRIES || error instanceof UnknownWord) return giveUp(shop, event, 'given up');
    const pause = PAUSES[tries - 1] ?? HOUR;
    await postponeEvent(database, id, new Date(now().getTime() + pause));
  }
}

/** Also for an event that can't be read, because another version of the site has written it. */
async function giveUp(
  shop: OpenShop,
  event: RecordedEvent,
  outcome: 'given up' | 'unreadable',
): Promise<void> {
  const { database, now, onUnexpectedError } = shop;
  const { id, type, paymentEvent, tries } = event;
  // The order itself may be unreadable.
  const order = await logAndContinue(
    onUnexpectedError,
    null,
    async () => paymentEvent && findNamedOrder(database, paymentEvent),
  );
  const about = { orderId: order?.id ?? null, reason: `owner-event-given-up:${id}` };
  const data = { event: id, type, intent: paymentEvent?.paymentIntentId ?? null, tries };
  const mail = newMail(shop, { template: 'owner-event-given-up', ...about, recipient: null, data });
  await giveUpEvent(database, { id, outcome, now: now() }, mail);
}
