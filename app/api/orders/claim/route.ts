import { jsonCall } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';
import { claimOrder } from '@/lib/shop/payment-status';

/** Tells the browser that paid what became of its payment: `{status, order, downloads}` (rule 39). */
export const POST = jsonCall('claim', { limit: 4 * 1024 }, async (body) => {
  const claim = await claimOrder(context(), body);
  if (!claim.ok) return refuse(claim.error, context().words);
  const { status, token, downloads } = claim.value;
  const order = token && routes.order(token);
  return Response.json({ status, order, downloads }, { headers: { 'cache-control': 'no-store' } });
});
