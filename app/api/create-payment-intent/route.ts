import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJson } from '@/lib/platform/http/read-body';
import { startCheckout } from '@/lib/shop/start-checkout';

/** Far more than a product and an amount need. */
const MAX_BYTES = 4 * 1024;

/** Begins a purchase. Answers `{clientSecret, message}` (rules 34 to 37). */
export function POST(request: Request): Promise<Response> {
  const { ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'intents', async (network) => {
    const body = await readJson(request, MAX_BYTES);
    if (!body.ok) return problem(body.error, words);
    const begun = await startCheckout(context(), body.value, request.headers.get('idempotency-key'), network);
    if (!begun.ok) return refuse(begun.error, words);
    const answer = { clientSecret: begun.value.clientSecret, message: words.intentCreated };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  });
}
