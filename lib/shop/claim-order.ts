import { type Context, isOpen } from '@/lib/context';
import { claimSchema } from '@/lib/shop/rules/checkout';
import { hasAccess } from '@/lib/shop/rules/order-state';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ClaimStatus } from '@/lib/shop/rules/payment-status';
import { tokenHash } from '@/lib/platform/random/tokens';
import { applyPayment } from './apply-payment';
import { type Download, downloadsOf } from './files';
import { findOrder } from './store/orders';
import { newOrderKey } from './store/shown-orders';

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

  const intent = await context.payments.find(order.paymentIntentId);
  if (!intent.ok) return intent.error === 'unknown' ? ok(UNKNOWN) : err({ reason: 'paymentUnavailable' });
  const { status, paymentEvent } = intent.value;
  await applyPayment(context, paymentEvent, null);
  if (status !== 'succeeded') return ok({ status, token: null, downloads: [] });
  return ok(await opened(context, order.id));
}

/** No key while the order is on hold. */
async function opened(context: Context, orderId: string): Promise<Claim> {
  const order = await findOrder(context.database, { id: orderId });
  if (order?.status === 'on_hold') return { status: 'on_hold', token: null, downloads: [] };
  if (!order?.paidAt) return { status: 'succeeded', token: null, downloads: [] };
  const token = await newOrderKey(context.database, order.id);
  const downloads = hasAccess(order.status) ? await downloadsOf(context, order) : [];
  return { status: 'succeeded', token, downloads };
}
