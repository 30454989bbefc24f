import { container } from '@/lib/container';
import { mayCount } from '@/lib/platform/http/may-count';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJson } from '@/lib/platform/http/read-json';

/** In bytes: what all events at once take, and where a visit came from in any script. */
const LIMIT = 8 * 1024;

/** Takes what a browser tells about the way through the site; 204 whether it was counted or may not be. */
export function POST(request: Request): Promise<Response> {
  const { funnel, ownSite, words } = container();
  return answerOwnSite(request, ownSite, 'count', async () => {
    const body = await readJson(request, LIMIT);
    if (!body.ok) return problem(body.error, words);
    if (!mayCount(request)) return new Response(null, { status: 204 });
    const counted = await funnel.countEvents(body.value);
    return counted.ok ? new Response(null, { status: 204 }) : refuse(counted.error, words);
  });
}
