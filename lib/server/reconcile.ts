import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';
import type { Database } from '@/lib/platform/database/client';
import { type Jobs, jobStore } from '@/lib/platform/database/jobs';
import { randomId } from '@/lib/platform/random/random-id';
import { log } from '@/lib/platform/log/log';
import type { Shop } from '@/lib/shop/module';
import { runPeriodically, type PeriodicWork } from './periodic';

/** How far each run goes back before the end of the last one. */
const OVERLAP_MS = 2 * HOUR;
/** How far the first run of a site goes back. */
const FIRST_MS = 7 * DAY;
/** Younger payments are left out: their events are still on the way. */
const YOUNG_MS = 5 * MINUTE;
/** The lease is longer than a run takes. */
const LEASE_MS = 10 * MINUTE;

type Verbs = Required<Pick<Shop, 'recheckOrders' | 'reconcile'>>;

/** Looks for lost events once a minute, in one of the processes. Without Stripe's keys there are none. */
export function reconcileByItself(
  { recheckOrders, reconcile }: Partial<Verbs>,
  database: Database,
): PeriodicWork | undefined {
  if (!recheckOrders || !reconcile) return undefined;
  const look = reconcileOnce({ recheckOrders, reconcile }, jobStore(database), randomId());
  return runPeriodically(() => look(new Date()), { firstMs: MINUTE, everyMs: MINUTE });
}

/**
 * One run: the orders that are due for a check, and once an hour everything that Stripe reports since the
 * last run.
 * @param owner this process's name, used by no other
 */
export function reconcileOnce({ recheckOrders, reconcile }: Verbs, jobs: Jobs, owner: string) {
  return async (now: Date): Promise<void> => {
    const job = await jobs.take('reconcile', { owner, now, until: new Date(now.getTime() + LEASE_MS) });
    if (!job) return;
    let doneUntil: Date | null = null;
    try {
      for (const number of await recheckOrders(now)) note(number, 'recorded');
      const until = new Date(now.getTime() - YOUNG_MS);
      const last = job.doneUntil?.getTime();
      // A run in the future was one of a clock that was ahead: nobody knows what it looked at.
      const isFirst = last === undefined || last > now.getTime();
      if (!isFirst && until.getTime() - last < HOUR) return;
      const since = isFirst ? now.getTime() - FIRST_MS : last - OVERLAP_MS;
      const { found } = await reconcile({ since: new Date(since), until });
      for (const { number, paymentIntentId, outcome } of found) note(number ?? paymentIntentId, outcome);
      doneUntil = until;
    } finally {
      await jobs.done('reconcile', owner, doneUntil);
    }
  };
}

function note(what: string, outcome: string): void {
  log().warn(`Reconciled: ${what}, ${outcome}.`);
}
