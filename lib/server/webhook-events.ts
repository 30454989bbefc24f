import type { Shop } from '@/lib/shop/module';
import { startWorker, type Worker } from './worker';

const AT_ONCE = 10;

/** `undefined` without Stripe's keys: then there are no events. */
export const startEvents = ({ workWebhookEvents }: Pick<Shop, 'workWebhookEvents'>): Worker | undefined =>
  workWebhookEvents ? startWorker(workWebhookEvents, AT_ONCE) : undefined;
