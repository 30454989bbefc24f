import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { MAX_BODY_BYTES, readText } from '@/lib/platform/http/read-json';

/**
 * Bookings from the calendar, signed (docs/recipes/bookings.md). Without a secret there is no endpoint. Other
 * events get 200 too, because a calendar gives up an address that refuses much.
 */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'bookings', async () => {
    if (!diagnostic.readBookings) return refuse({ reason: 'webhookClosed' }, words);
    const body = await readText(request, MAX_BODY_BYTES);
    if (body === null) return problem('tooLarge', words);
    const facts = diagnostic.readBookings(body, request.headers);
    if (facts === 'unsigned') return refuse({ reason: 'badSignature' }, words);
    if (facts === 'malformed') return refuse({ reason: 'badEvent' }, words);
    return Response.json({ outcome: await diagnostic.noteBookings(facts) });
  });
}
