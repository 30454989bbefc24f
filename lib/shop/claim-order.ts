import { claimSchema } from '@/lib/shop/rules/checkout';
import { hasAccess } from '@/lib/shop/rules/entitlement';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import type { Download } from './ports/files';
import type { SellingPorts } from './ports/shop';

type Ports = Pick<
  SellingPorts,
  'orders' | 'shownOrders' | 'payments' | 'applyPayment' | 'downloadsOf' | 'limits' | 'newId' | 'hash'
>;

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
export function claimOrder(ports: Ports) {
  const { orders, payments, applyPayment, limits, hash } = ports;

  return async (body: unknown): Promise<Result<Claim, ClaimRefusal>> => {
    const claim = claimSchema.safeParse(body);
    if (!claim.success) return err({ reason: 'badClaim' });
    if (!payments) return err({ reason: 'paymentUnavailable' });
    const secretHash = hash(claim.data.clientSecret);
    const allowed = await limits.claim(secretHash);
    if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
    const order = await orders.findBySecret(secretHash);
    if (!order?.paymentIntentId) return ok(UNKNOWN);

    const intent = await payments.find(order.paymentIntentId);
    if (!intent.ok) return intent.error === 'unknown' ? ok(UNKNOWN) : err({ reason: 'paymentUnavailable' });
    const { status, paymentEvent } = intent.value;
    await applyPayment(paymentEvent, null);
    if (status !== 'succeeded') return ok({ status, token: null, downloads: [] });
    return ok(await opened(ports, order.id));
  };
}

/** No key while the order is on hold. */
async function opened(
  { orders, shownOrders, downloadsOf, newId, hash }: Ports,
  orderId: string,
): Promise<Claim> {
  const order = await orders.find(orderId);
  if (order?.status === 'on_hold') return { status: 'on_hold', token: null, downloads: [] };
  if (!order?.paidAt) return { status: 'succeeded', token: null, downloads: [] };
  const token = newId();
  await shownOrders.addKey(order.id, hash(token));
  return { status: 'succeeded', token, downloads: hasAccess(order.status) ? await downloadsOf(order) : [] };
}
