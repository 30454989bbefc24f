import { context } from '@/lib/server/context';
import { work } from '@/lib/server/work';
import { answer } from '@/lib/platform/http/endpoint';
import { logRefusal } from '@/lib/platform/http/unexpected-error';

export const dynamic = 'force-dynamic';

/**
 * Does the workers' jobs once, for hosts without a lasting process (docs/recipes/vercel.md). Needs
 * CRON_SECRET; without one it is a 404.
 */
export function GET(request: Request): Promise<Response> {
  return answer(context().words, async () => {
    const done = await work(request.headers.get('authorization'));
    if (!done) {
      logRefusal('work');
      return new Response(null, { status: 404 });
    }
    return Response.json(done, { headers: { 'cache-control': 'no-store' } });
  });
}
