import type { OpenShop } from '@/lib/context';
import { DAY } from '@/lib/kernel/time';
import type { Order } from '@/lib/shop/rules/order';
import { logAndContinue } from '@/lib/shop/rules/stripe-unavailable';
import { endNow, payableNow } from './steps/payable';
import { applyPayment } from './apply-payment';
import { cancelOrder, unpaidBefore } from './store/orders';

const UNPAID_MS = DAY;
const AT_ONCE = 100;

type Ended = { ended: number; paid: number; waiting: number };

/**
 * Ends orders that are a day old and unpaid: cancels their intent and empties personal data. One that was
 * paid meanwhile is recorded as paid; one with a waiting mail waits for it. A call that is stopped leaves the
 * rest to the next, so orders that wait hold up nobody.
 * @returns how many ended, were paid, or wait (for a bank, a mail, or Stripe)
 */
export function endUnpaidOrders(shop: OpenShop) {
  const { database, payments, onUnexpectedError } = shop;
  /** The last order of the previous call; `null`: begin at the oldest. */
  let after: Order | null = null;

  return async (now: Date, stopped?: AbortSignal): Promise<Ended> => {
    const result = { ended: 0, paid: 0, waiting: 0 };
    const moment = new Date(now.getTime() - UNPAID_MS);
    for (;;) {
      const found: Order[] = await unpaidBefore(database, moment, { after, limit: AT_ONCE });
      for (const order of found) {
        if (stopped?.aborted) return result;
        result[await logAndContinue(onUnexpectedError, 'waiting', () => ended(order, now))] += 1;
        after = order;
      }
      if (found.length < AT_ONCE) break;
    }
    after = null;
    return result;
  };

  async function ended(order: Order, now: Date): Promise<keyof Ended> {
    const outcome = await endOrKeep(order);
    if (outcome !== 'over') return outcome;
    return (await cancelOrder(database, order.id, now)) ? 'ended' : 'waiting';
  }

  /** Stripe would also cancel some intents that a bank is processing, so those are kept. */
  async function endOrKeep(order: Order): Promise<'over' | 'waiting' | 'paid'> {
    const found = await payableNow(payments, order);
    if (!found.ok) return 'waiting';
    const { stage, intent } = found.value;
    if (intent) await applyPayment(shop, intent.paymentEvent, null);
    if (stage === 'paid') return 'paid';
    if (stage === 'underWay') return 'waiting';
    if (stage === 'over') return 'over';
    const ended = await endNow(payments, order);
    return ended.ok && ended.value === 'ended' ? 'over' : 'waiting';
  }
}
