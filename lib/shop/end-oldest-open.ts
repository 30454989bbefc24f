import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { endOrder } from './steps/payable';
import type { EndOldestOpen } from './ports/payments';
import type { ShopPorts } from './ports/shop';

/** More than one, so that their number falls. */
const ENDED_AT_ONCE = 2;

/**
 * Ends a network's oldest open payments beyond a hundred: otherwise thieves could collect thousands to try
 * cards on. Nobody is refused.
 */
export function endOldestOpen(
  ports: Pick<ShopPorts, 'orders' | 'limits' | 'endPayable' | 'now'>,
): EndOldestOpen {
  const { orders, limits, now } = ports;
  return async (networks) => {
    if (!networks) return;
    const fresh = now().getTime() - PAYMENT_LIMITS.seconds * 1000;
    const oldest = await orders.openBeyond(limits.payments.open, networks, ENDED_AT_ONCE);
    for (const order of oldest) if (order.createdAt.getTime() <= fresh) await endOrder(ports, order);
  };
}
