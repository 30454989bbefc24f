import type { OpenShop } from '@/lib/context';
import { type Order, nextRecheck } from '@/lib/shop/rules/order';
import { ifUnavailable, StripeUnavailable } from '@/lib/platform/stripe/failure';
import { logAndContinue } from './steps/log-and-continue';
import { payableNow, endNow } from './steps/payable';
import { applyPayment } from './apply-payment';
import { ordersToRecheck, recheckAgainAt, cancelOrder, unpaidBefore } from './store/orders';
import { DAY } from '@/lib/kernel/time';

/** The next call does the rest. */
const RECHECKED_AT_ONCE = 50;

/**
 * Asks Stripe about orders whose event may be lost: their buyer gave an address or went to Stripe's page.
 * @returns the numbers of orders that changed
 */
export async function recheckOrders(shop: OpenShop, now: Date): Promise<string[]> {
  const mended: string[] = [];
  try {
    for (const order of await ordersToRecheck(shop.database, now, RECHECKED_AT_ONCE)) {
      if (await logAndContinue(shop.onUnexpectedError, false, () => hasNews(shop, order)))
        mended.push(order.number);
      await recheckAgainAt(shop.database, order.id, nextRecheck(order.createdAt, now));
    }
  } catch (error) {
    // The next call continues here.
    if (!(error instanceof StripeUnavailable)) throw error;
  }
  return mended;
}

async function hasNews(shop: OpenShop, order: Order): Promise<boolean> {
  const { intent } = await payableNow(shop.payments, order);
  return intent !== null && (await applyPayment(shop, intent.paymentEvent, null)) === 'changed';
}

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
        const outcome = await logAndContinue(onUnexpectedError, 'waiting', () => ended(order, now)).catch(
          ifUnavailable('waiting' as const),
        );
        result[outcome] += 1;
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
    const { stage, intent } = await payableNow(payments, order);
    if (intent) await applyPayment(shop, intent.paymentEvent, null);
    if (stage === 'paid') return 'paid';
    if (stage === 'underWay') return 'waiting';
    if (stage === 'over') return 'over';
    return (await endNow(payments, order)) ? 'over' : 'waiting';
  }
}
