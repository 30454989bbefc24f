import { knownTroubles, notReady } from '@/lib/server/readiness';

export const dynamic = 'force-dynamic';

/**
 * For monitors (docs/recipes/run-in-production.md). Strangers may ask too, so it names what is missing, but
 * not why.
 */
export async function GET(): Promise<Response> {
  const missing = await notReady();
  const ready = missing.length === 0;
  return Response.json(
    { ready, ...(!ready && { missing }), attention: knownTroubles() },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    },
  );
}
