import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import type { Shop } from '@/lib/shop/module';
import { startWorker, type Worker } from './worker';

/** How often events are looked for when nobody says that there are any: those of other processes, and retries. */
const EVERY_MS = 5_000;
/** So many at once: each may have to ask Stripe. */
const AT_ONCE = 10;

type EventWorker = Worker & {
  /** Everything that is due now, once. */
  workDue(): Promise<void>;
};

/** Works on recorded events from now on, until it is stopped. @returns undefined without Stripe's keys: then there are none */
export function startEvents({ workWebhookEvents }: Pick<Shop, 'workWebhookEvents'>): EventWorker | undefined {
  if (!workWebhookEvents) return undefined;
  const worker = startWorker({
    work: workWebhookEvents,
    limit: AT_ONCE,
    everyMs: EVERY_MS,
    onUnexpectedError: logUnexpectedError,
  });
  return {
    ...worker,
    async workDue() {
      while ((await workWebhookEvents(AT_ONCE)) > 0);
    },
  };
}
