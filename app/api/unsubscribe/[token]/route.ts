import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answer } from '@/lib/platform/http/endpoint';
import { seeOther } from '@/lib/platform/http/see-other';
import { unsubscribe } from '@/lib/your-data/answer-consent';

type Props = { params: Promise<{ token: string }> };

/** A GET changes nothing, because mail programs open links themselves. It leads to a page with a button. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  return seeOther(routes.unsubscribe((await params).token));
}

/**
 * Unsubscribes by one click (RFC 8058). Mail programs send no origin to compare: the signed token is the
 * proof.
 */
export function POST(request: Request, { params }: Props): Promise<Response> {
  const { words, ownSite } = context();
  const end = async () => {
    const { token } = await params;
    const done = await unsubscribe(context(), token);
    if (request.headers.get('sec-fetch-site') === 'same-origin') return seeOther(routes.unsubscribe(token));
    return new Response(null, { status: done ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
  };
  return answer(words, end, { request, brand: ownSite.brand });
}
