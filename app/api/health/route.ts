export const dynamic = 'force-dynamic';

/** Liveness. It asks nothing, because a slow database is no reason to restart. */
export function GET(): Response {
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } });
}
