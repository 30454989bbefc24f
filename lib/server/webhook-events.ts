import { type Context, isOpen } from '@/lib/context';
import { workWebhookEvents } from '@/lib/shop/work-webhook-events';
import { startWorker, type Worker } from './worker';

const AT_ONCE = 10;

/** `undefined` without Stripe's keys: then there are no events. */
export const startEvents = (context: Context): Worker | undefined =>
  isOpen(context) ? startWorker((limit) => workWebhookEvents(context, limit), AT_ONCE) : undefined;
