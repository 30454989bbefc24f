import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { endOrder } from './steps/payable';
import type { EndOldestOpen } from './ports/payments';
import type { ShopPorts } from './ports/shop';

/** More than one each time, so that their number falls. */
const ENDED_AT_ONCE = 2;

/**
 * Whoever begins payments slowly would have thousands in advance to try cards on. So of those that one
 * network has open the newest hundred stay, and what was begun just now. Nobody is kept from buying by that.
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
