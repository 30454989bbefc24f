import type { Database } from '@/lib/platform/database/client';
import type { Env } from '@/lib/platform/config/env';
import { sharedLimits } from '@/lib/container-limits';
import { shop, type ShopContent } from '@/lib/container-shop';
import { nowAndThen, type Repeated } from './now-and-then';

const MINUTE = 60_000;

/** The rest comes with the next run: where Stripe does not answer, each order takes seconds. */
const RUN_MS = 30 * MINUTE;

/**
 * Ends orders that nobody paid, once an hour for as long as the process lives. Several processes may do it at once.
 * Without Stripe's keys there are none.
 */
export function endUnpaidOrdersHourly(
  settings: Env,
  content: ShopContent,
  database: Database,
): Repeated | undefined {
  const { endUnpaidOrders } = shop(settings, database, content, sharedLimits(settings).shop);
  if (!endUnpaidOrders) return undefined;
  const run = (stopped: AbortSignal) =>
    endUnpaidOrders(new Date(), AbortSignal.any([stopped, AbortSignal.timeout(RUN_MS)]));
  return nowAndThen(run, { firstMs: MINUTE, everyMs: 60 * MINUTE });
}
