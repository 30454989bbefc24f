import type { OpenShop } from '@/lib/context';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { endOrder } from './steps/payable';
import type { Order } from './rules/order';
import { openBeyond } from './store/orders';

/** More than one, so that their number falls. */
const ENDED_AT_ONCE = 2;

/**
 * Ends a network's oldest open payments beyond a hundred: otherwise thieves could collect thousands to try
 * cards on. Nobody is refused.
 */
export async function endOldestOpen(shop: OpenShop, networks: Order['networks'] | undefined): Promise<void> {
  const { database, limits, now } = shop;
  if (!networks) return;
  const fresh = now().getTime() - PAYMENT_LIMITS.seconds * 1000;
  const oldest = await openBeyond(database, limits.payments.open, networks, ENDED_AT_ONCE);
  for (const order of oldest) if (order.createdAt.getTime() <= fresh) await endOrder(shop, order);
}
