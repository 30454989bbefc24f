import type { OpenShop } from '@/lib/context';
import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';
import { endJob, takeJob } from '@/lib/platform/database/jobs';
import { log } from '@/lib/platform/log/log';
import { recheckOrders } from '@/lib/shop/unpaid-orders';
import { reconcile } from '@/lib/shop/reconcile';

/** Each run overlaps the one before by so much. */
const OVERLAP_MS = 2 * HOUR;
/** How far a site's first run goes back. */
const FIRST_MS = 7 * DAY;
/** Younger events may still be on their way. */
const YOUNG_MS = 5 * MINUTE;
/** Longer than a run takes. */
const LEASE_MS = 10 * MINUTE;

/**
 * One run: orders that are due for a check, and once an hour all events since the last run.
 * @param owner this process's unique name
 */
export async function reconcileOnce(shop: OpenShop, owner: string, now: Date): Promise<void> {
  const { database } = shop;
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const job = await takeJob(database, 'reconcile', { owner, now, until: leasedUntil });
  if (!job) return;
  let doneUntil: Date | null = null;
  try {
    for (const number of await recheckOrders(shop, now)) note(number, 'recorded');
    const until = new Date(now.getTime() - YOUNG_MS);
    const last = job.doneUntil?.getTime();
    // A run in the future was made by a clock that was ahead, so we don't know what it covered.
    const isFirst = last === undefined || last > now.getTime();
    if (!isFirst && until.getTime() - last < HOUR) return;
    const since = isFirst ? now.getTime() - FIRST_MS : last - OVERLAP_MS;
    const { found } = await reconcile(shop, { since: new Date(since), until });
    for (const { number, paymentIntentId, outcome } of found) note(number ?? paymentIntentId, outcome);
    doneUntil = until;
  } finally {
    await endJob(database, 'reconcile', { owner, doneUntil });
  }
}

function note(what: string, outcome: string): void {
  log().warn(`Reconciled: ${what}, ${outcome}.`);
}
