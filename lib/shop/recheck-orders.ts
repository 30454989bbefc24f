import type { Order } from '@/lib/shop/rules/order';
import { nextLook } from '@/lib/shop/rules/next-recheck';
import { aside, OutOfReach } from '@/lib/shop/rules/stripe-unavailable';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'payments' | 'applyPayment' | 'onSurprise'>;

/** So many at a time: the rest comes with the next call. */
const AT_ONCE = 50;

/**
 * Asks Stripe about orders whose buyer gave an address and of which nothing was told since: an event may be lost.
 * @returns the numbers of orders of which there was news
 */
export function lookAgain({ orders, payments, applyPayment, onSurprise }: Ports) {
  return async (now: Date): Promise<string[]> => {
    const mended: string[] = [];
    try {
      for (const order of await orders.toLookAt(now, AT_ONCE)) {
        if (await aside(onSurprise, false, () => hasNews(order))) mended.push(order.number);
        await orders.lookAgainAt(order.id, nextLook(order.createdAt, now));
      }
    } catch (error) {
      // The next call begins where this one stopped.
      if (!(error instanceof OutOfReach)) throw error;
    }
    return mended;
  };

  async function hasNews({ paymentIntentId }: Order): Promise<boolean> {
    const intent = paymentIntentId ? await payments.find(paymentIntentId) : null;
    if (intent && !intent.ok && intent.error === 'unavailable') throw new OutOfReach('Stripe is not there.');
    return intent?.ok === true && (await applyPayment(intent.value.notice, null)) === 'changed';
  }
}
