import type { OpenShop } from '@/lib/context';
import { type Order, nextRecheck } from '@/lib/shop/rules/order';
import { logAndContinue, StripeUnavailable, requireAnswer } from '@/lib/shop/rules/stripe-unavailable';
import { payableNow } from './steps/payable';
import { applyPayment } from './apply-payment';
import { ordersToRecheck, recheckAgainAt } from './store/orders';

/** The next call does the rest. */
const AT_ONCE = 50;

/**
 * Asks Stripe about orders whose event may be lost: their buyer gave an address or went to Stripe's page.
 * @returns the numbers of orders that changed
 */
export async function recheckOrders(shop: OpenShop, now: Date): Promise<string[]> {
  const mended: string[] = [];
  try {
    for (const order of await ordersToRecheck(shop.database, now, AT_ONCE)) {
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
  const { intent } = requireAnswer(await payableNow(shop.payments, order), 'Stripe is not there.');
  return intent !== null && (await applyPayment(shop, intent.paymentEvent, null)) === 'changed';
}
