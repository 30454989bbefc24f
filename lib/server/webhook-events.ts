import type { Shop } from '@/lib/shop/module';
import { startWorker, type Worker } from './worker';

/** So many at once: each may have to ask Stripe. */
const AT_ONCE = 10;

/**
 * Works on recorded events from now on, until it is stopped.
 * @returns undefined without Stripe's keys: then there are none
 */
export const startEvents = ({ workWebhookEvents }: Pick<Shop, 'workWebhookEvents'>): Worker | undefined =>
  workWebhookEvents ? startWorker(workWebhookEvents, AT_ONCE) : undefined;
