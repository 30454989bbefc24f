import type { Order } from '@/lib/shop/rules/order';
import { nextRecheck } from '@/lib/shop/rules/next-recheck';
import { aside, StripeUnavailable, told } from '@/lib/shop/rules/stripe-unavailable';
import { payableNow } from './steps/payable';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'payments' | 'applyPayment' | 'onUnexpectedError'>;

/** So many at a time: the rest comes with the next call. */
const AT_ONCE = 50;

/**
 * Asks Stripe about orders whose buyer gave an address, or was led to Stripe's page, and of which nothing was
 * told since: an event may be lost.
 * @returns the numbers of orders of which there was news
 */
export function recheckOrders({ orders, payments, applyPayment, onUnexpectedError }: Ports) {
  return async (now: Date): Promise<string[]> => {
    const mended: string[] = [];
    try {
      for (const order of await orders.toRecheck(now, AT_ONCE)) {
        if (await aside(onUnexpectedError, false, () => hasNews(order))) mended.push(order.number);
        await orders.recheckAgainAt(order.id, nextRecheck(order.createdAt, now));
      }
    } catch (error) {
      // The next call begins where this one stopped.
      if (!(error instanceof StripeUnavailable)) throw error;
    }
    return mended;
  };

  async function hasNews(order: Order): Promise<boolean> {
    const { intent } = told(await payableNow(payments, order), 'Stripe is not there.');
    return intent !== null && (await applyPayment(intent.paymentEvent, null)) === 'changed';
  }
}
