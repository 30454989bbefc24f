import { condition, notReady } from '@/lib/server/readiness';

export const dynamic = 'force-dynamic';

/**
 * Whether visitors should be sent here: for load balancers. `attention`: what the owner was told of, and
 * keeps no visitor away, for a monitor, as are `checks` and `seconds`. Strangers may ask too, so it names
 * what is missing, and no more.
 */
export async function GET(): Promise<Response> {
  const missing = await notReady();
  const ready = missing.length === 0;
  return Response.json(
    { ready, ...(!ready && { missing }), ...condition(missing, new Date()) },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    },
  );
}
