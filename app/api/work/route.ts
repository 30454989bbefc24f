import { container } from '@/lib/container';
import { work } from '@/lib/server/readiness';
import { answer } from '@/lib/platform/http/endpoint';
import { logRefusal } from '@/lib/platform/http/unexpected-error';

export const dynamic = 'force-dynamic';

/**
 * Does once what the site's worker does for ever: for hosts where no process lasts (docs/recipes/vercel.md).
 * Asks for CRON_SECRET; without one it is not there.
 */
export function GET(request: Request): Promise<Response> {
  return answer(container().words, async () => {
    const done = await work(request.headers.get('authorization'));
    if (!done) {
      logRefusal('work');
      return new Response(null, { status: 404 });
    }
    return Response.json(done, { headers: { 'cache-control': 'no-store' } });
  });
}
