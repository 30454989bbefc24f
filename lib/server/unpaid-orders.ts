import type { Shop } from '@/lib/shop/module';
import { nowAndThen, type Repeated } from './now-and-then';

const MINUTE = 60_000;

/** The rest comes with the next run: where Stripe does not answer, each order takes seconds. */
const RUN_MS = 30 * MINUTE;

/**
 * Ends orders that nobody paid, once an hour for as long as the process lives. Several processes may do it at once.
 * Without Stripe's keys there are none.
 */
export function endUnpaidOrdersHourly({
  endUnpaidOrders,
}: Pick<Shop, 'endUnpaidOrders'>): Repeated | undefined {
  if (!endUnpaidOrders) return undefined;
  const run = (stopped: AbortSignal) =>
    endUnpaidOrders(new Date(), AbortSignal.any([stopped, AbortSignal.timeout(RUN_MS)]));
  return nowAndThen(run, { firstMs: MINUTE, everyMs: 60 * MINUTE });
}
