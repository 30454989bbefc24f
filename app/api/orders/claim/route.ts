import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJson } from '@/lib/platform/http/read-body';
import { claimOrder } from '@/lib/shop/payment-status';

const MAX_BYTES = 4 * 1024;

/** Tells the browser that paid what became of its payment: `{status, order, downloads}` (rule 39). */
export function POST(request: Request): Promise<Response> {
  const { ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'claim', async () => {
    const body = await readJson(request, MAX_BYTES);
    if (!body.ok) return problem(body.error, words);
    const claim = await claimOrder(context(), body.value);
    if (!claim.ok) return refuse(claim.error, words);
    const { status, token, downloads } = claim.value;
    const order = token && routes.order(token);
    return Response.json({ status, order, downloads }, { headers: { 'cache-control': 'no-store' } });
  });
}
