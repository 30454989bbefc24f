export const dynamic = 'force-dynamic';

/**
 * Answers as long as the process can: for whoever would start it anew. Nothing is asked, so a slow database
 * is no reason.
 */
export function GET(): Response {
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } });
}
