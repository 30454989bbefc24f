import { type Context, isOpen } from '@/lib/context';
import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import { isIn } from '@/lib/shop/rules/order-state';
import { payableNow } from './steps/payable';
import { tokenHash } from '@/lib/platform/random/tokens';
import { applyPayment } from './apply-payment';
import { findOrder } from './store/orders';
import { findOrderByKey } from './store/shown-orders';

/** The status of a payment on Stripe's page. */
type Followed = {
  status: ClaimStatus | 'untried' | 'unreachable';
  /** Stripe's page, if it can still be paid there. */
  url: string | null;
};

const UNREACHABLE: Followed = { status: 'unreachable', url: null };

/**
 * Tells the browser that returns from Stripe's page the status of its payment, by the key in the address.
 * Asks Stripe until the payment is recorded (rule 39).
 * @returns `null` for an unknown key, and for an order that wasn't paid there or has moved on
 */
export async function followOrder(context: Context, key: string): Promise<Followed | null> {
  const { database, limits } = context;
  const shown = await findOrderByKey(database, key);
  const order = shown && (await findOrder(database, { id: shown.id }));
  if (!order || order.checkoutSessionId === null) return null;
  if (order.status === 'on_hold') return { status: 'on_hold', url: null };
  if (isIn(order.status, 'granted')) return { status: 'succeeded', url: null };
  if (!isIn(order.status, 'unpaid', 'underWay')) return null;
  const allowed = await limits.claim(tokenHash(key));
  if (!isOpen(context) || !allowed.allowed) return UNREACHABLE;
  const found = await payableNow(context.payments, order);
  if (!found.ok) return UNREACHABLE;
  const { status, intent, url } = found.value;
  if (intent) await applyPayment(context, intent.paymentEvent, null);
  if (!intent && url) return { status: 'untried', url };
  if (status !== 'succeeded') return { status, url };
  // The recorded status: a payment may be on hold.
  const { status: recorded } = (await findOrder(database, { id: order.id })) ?? order;
  return { status: recorded === 'on_hold' ? 'on_hold' : 'succeeded', url: null };
}
