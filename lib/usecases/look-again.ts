import { nextLook } from '@/lib/domain/orders/next-look';
import type { ApplyPayment, OrderStore, Payments } from './ports';

type Ports = {
  orders: OrderStore;
  payments: Payments;
  /** Records what has just been read from Stripe, as its events do. */
  applyPayment: ApplyPayment;
};

/** So many at a time: the rest comes with the next call. */
const AT_ONCE = 50;

/**
 * Asks Stripe about orders whose buyer gave an address and of which nothing was told since: an event may be lost.
 * @returns the numbers of orders of which there was news
 */
export function lookAgain({ orders, payments, applyPayment }: Ports) {
  return async (now: Date): Promise<string[]> => {
    const mended: string[] = [];
    for (const { id, number, paymentIntentId, createdAt } of await orders.toLookAt(now, AT_ONCE)) {
      const intent = paymentIntentId ? await payments.find(paymentIntentId) : null;
      if (intent && !intent.ok && intent.error === 'unavailable') break;
      if (intent?.ok && (await applyPayment(intent.value.notice, null)) === 'changed') mended.push(number);
      await orders.lookAgainAt(id, nextLook(createdAt, now));
    }
    return mended;
  };
}
