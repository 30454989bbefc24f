import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import { isIn } from '@/lib/shop/rules/order-state';
import { payableNow } from './steps/payable';
import type { SellingPorts } from './ports/shop';

type Ports = Pick<SellingPorts, 'orders' | 'shownOrders' | 'payments' | 'applyPayment' | 'limits' | 'hash'>;

/** What has become of a payment on Stripe's page. */
type Followed = {
  status: ClaimStatus | 'untried' | 'unreachable';
  /** That page, where it can still be paid there. */
  url: string | null;
};

const UNREACHABLE: Followed = { status: 'unreachable', url: null };

/**
 * Says what has become of a payment to the browser that Stripe's page leads back, which proves that by the
 * key in the address; Stripe is asked until the payment is recorded. The status is Stripe's, never the
 * address's (rule 39).
 * @returns null for a key that nobody was given, and for an order that was not paid there or has gone on
 * since
 */
export function followOrder({ orders, shownOrders, payments, applyPayment, limits, hash }: Ports) {
  return async (key: string): Promise<Followed | null> => {
    const keyHash = hash(key);
    const shown = await shownOrders.findByKey(keyHash);
    const order = shown && (await orders.find(shown.id));
    if (!order || order.checkoutSessionId === null) return null;
    if (order.status === 'on_hold') return { status: 'on_hold', url: null };
    if (isIn(order.status, 'granted')) return { status: 'succeeded', url: null };
    if (!isIn(order.status, 'unpaid', 'underWay')) return null;
    const allowed = await limits.claim(keyHash);
    const found = payments && allowed.allowed && (await payableNow(payments, order));
    if (!found || !found.ok) return UNREACHABLE;
    const { status, intent, url } = found.value;
    if (intent) await applyPayment(intent.paymentEvent, null);
    if (!intent && url) return { status: 'untried', url };
    if (status !== 'succeeded') return { status, url };
    // As it is recorded by now: a payment may be on hold.
    const { status: recorded } = (await orders.find(order.id)) ?? order;
    return { status: recorded === 'on_hold' ? 'on_hold' : 'succeeded', url: null };
  };
}
