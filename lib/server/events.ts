import type { Env } from '@/lib/platform/config/env';
import { sharedLimits } from '@/lib/container-limits';
import { shop, type ShopContent } from '@/lib/container-shop';
import type { Database } from '@/lib/platform/database/client';
import { logSurprise } from '@/lib/platform/http/surprise';
import { ringOutboxBell } from './bells';
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
export function startEvents(
  settings: Env,
  content: ShopContent,
  database: Database,
): EventWorker | undefined {
  const bells = { mailQueued: ringOutboxBell, eventRecorded: () => undefined };
  const { workEvents } = shop(settings, database, content, sharedLimits(settings).shop, bells);
  if (!workEvents) return undefined;
  const worker = startWorker({
    work: workEvents,
    limit: AT_ONCE,
    everyMs: EVERY_MS,
    onSurprise: logSurprise,
  });
  return {
    ...worker,
    async workDue() {
      while ((await workEvents(AT_ONCE)) > 0);
    },
  };
}
