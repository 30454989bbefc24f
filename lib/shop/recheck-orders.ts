import type { Order } from '@/lib/shop/rules/order';
import { nextRecheck } from '@/lib/shop/rules/next-recheck';
import { logAndContinue, StripeUnavailable, requireAnswer } from '@/lib/shop/rules/stripe-unavailable';
import { payableNow } from './steps/payable';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'payments' | 'applyPayment' | 'onUnexpectedError'>;

/** The next call does the rest. */
const AT_ONCE = 50;

/**
 * Asks Stripe about orders whose event may be lost: their buyer gave an address or went to Stripe's page.
 * @returns the numbers of orders that changed
 */
export function recheckOrders({ orders, payments, applyPayment, onUnexpectedError }: Ports) {
  return async (now: Date): Promise<string[]> => {
    const mended: string[] = [];
    try {
      for (const order of await orders.toRecheck(now, AT_ONCE)) {
        if (await logAndContinue(onUnexpectedError, false, () => hasNews(order))) mended.push(order.number);
        await orders.recheckAgainAt(order.id, nextRecheck(order.createdAt, now));
      }
    } catch (error) {
      // The next call continues here.
      if (!(error instanceof StripeUnavailable)) throw error;
    }
    return mended;
  };

  async function hasNews(order: Order): Promise<boolean> {
    const { intent } = requireAnswer(await payableNow(payments, order), 'Stripe is not there.');
    return intent !== null && (await applyPayment(intent.paymentEvent, null)) === 'changed';
  }
}
