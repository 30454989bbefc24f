import { type Context, isOpen, type OpenShop } from '@/lib/context';
import { claimSchema } from '@/lib/shop/rules/checkout';
import type { Order } from '@/lib/shop/rules/order';
import { hasAccess, isIn } from '@/lib/shop/rules/order-state';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import { tokenHash } from '@/lib/platform/random/tokens';
import { ifUnavailable } from '@/lib/platform/stripe/failure';
import { applyPayment } from './apply-payment';
import { type Download, downloadsOf } from './files';
import { findOrder } from './store/orders';
import { newOrderKey, findOrderByKey } from './store/shown-orders';
import { payableNow } from './steps/payable';

type Claim = {
  status: ClaimStatus;
  /** The key to the order's page; `null` until the payment is recorded. */
  token: string | null;
  downloads: Download[];
};

type ClaimRefusal = { reason: 'badClaim' | 'paymentUnavailable' } | { reason: 'tooMany'; seconds: number };

const UNKNOWN: Claim = { status: 'unknown', token: null, downloads: [] };

/**
 * Tells the browser that paid the status of its payment, by the client secret, and gives it a key to the
 * order's page once the payment is recorded. The status comes from Stripe (rule 39).
 * @param body parsed, not trusted
 */
export async function claimOrder(context: Context, body: unknown): Promise<Result<Claim, ClaimRefusal>> {
  const claim = claimSchema.safeParse(body);
  if (!claim.success) return err({ reason: 'badClaim' });
  if (!isOpen(context)) return err({ reason: 'paymentUnavailable' });
  const clientSecretHash = tokenHash(claim.data.clientSecret);
  const allowed = await context.limits.claim(clientSecretHash);
  if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
  const order = await findOrder(context.database, { clientSecretHash });
  if (!order?.paymentIntentId) return ok(UNKNOWN);

  return claimed(context, order.id, order.paymentIntentId).then(
    ok,
    ifUnavailable(err({ reason: 'paymentUnavailable' as const })),
  );
}

/** @throws StripeUnavailable */
async function claimed(shop: OpenShop, orderId: string, paymentIntentId: string): Promise<Claim> {
  const intent = await shop.payments.find(paymentIntentId);
  if (!intent) return UNKNOWN;
  const { status, paymentEvent } = intent;
  await applyPayment(shop, paymentEvent, null);
  return status === 'succeeded' ? opened(shop, orderId) : { status, token: null, downloads: [] };
}

/** No key while the order is on hold. */
async function opened(context: Context, orderId: string): Promise<Claim> {
  const order = await findOrder(context.database, { id: orderId });
  if (order?.status === 'on_hold') return { status: 'on_hold', token: null, downloads: [] };
  if (!order?.paidAt) return { status: 'succeeded', token: null, downloads: [] };
  const token = await newOrderKey(context.database, order.id);
  const downloads = hasAccess(order.status) ? downloadsOf(context, order) : [];
  return { status: 'succeeded', token, downloads };
}

/** The status of a payment on Stripe's page. */
export type Followed = {
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
  return followed(context, order).catch(ifUnavailable(UNREACHABLE));
}

/** @throws StripeUnavailable */
async function followed(shop: OpenShop, order: Order): Promise<Followed> {
  const { status, intent, url } = await payableNow(shop.payments, order);
  if (intent) await applyPayment(shop, intent.paymentEvent, null);
  if (!intent && url) return { status: 'untried', url };
  if (status !== 'succeeded') return { status, url };
  // The recorded status: a payment may be on hold.
  const { status: recorded } = (await findOrder(shop.database, { id: order.id })) ?? order;
  return { status: recorded === 'on_hold' ? 'on_hold' : 'succeeded', url: null };
}
