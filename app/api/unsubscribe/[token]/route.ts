import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answer } from '@/lib/platform/http/endpoint';
import { seeOther } from '@/lib/platform/http/see-other';

type Props = { params: Promise<{ token: string }> };

/**
 * Whoever opens the address of the mail's head gets a page with a button: mail programs open links by
 * themselves.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  return seeOther(routes.unsubscribe((await params).token));
}

/**
 * Unsubscribes. Mail programs post here from nowhere (RFC 8058), so there is no origin to be compared: the
 * signed token is the proof, and nothing else can be done with it. Our own page is led back to itself.
 */
export function POST(request: Request, { params }: Props): Promise<Response> {
  const { yourData, words, ownSite } = container();
  const unsubscribe = async () => {
    const { token } = await params;
    const done = await yourData.answerConsent.unsubscribe(token);
    if (request.headers.get('sec-fetch-site') === 'same-origin') return seeOther(routes.unsubscribe(token));
    return new Response(null, { status: done ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
  };
  return answer(words, unsubscribe, { request, brand: ownSite.brand });
}
