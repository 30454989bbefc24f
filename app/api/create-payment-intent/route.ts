import { jsonCall } from '@/app/own-calls';
import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';
import { startCheckout } from '@/lib/shop/start-checkout';

/** Begins a purchase. Answers `{clientSecret, message}` (rules 34 to 37). */
export const POST = jsonCall('intents', { limit: 4 * 1024 }, async (body, network, { headers }) => {
  const { words } = context();
  const begun = await startCheckout(context(), body, headers.get('idempotency-key'), network);
  if (!begun.ok) return refuse(begun.error, words);
  const answer = { clientSecret: begun.value.clientSecret, message: words.intentCreated };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
});
