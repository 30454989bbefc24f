import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { refuse } from '@/lib/platform/http/problem';
import { MAX_BODY_BYTES, readText } from '@/lib/platform/http/read-body';
import { noteBookings } from '@/lib/diagnostic/note-bookings';
import { readBookings } from '@/lib/diagnostic/read-bookings';

/**
 * Bookings from the calendar, signed (docs/recipes/bookings.md). Without a secret there is no endpoint. Other
 * events get 200 too, because a calendar gives up an address that refuses much.
 */
export function POST(request: Request): Promise<Response> {
  const { ownSite, words, settings, now } = context();
  const { BOOKING_WEBHOOK_SECRET: secret } = settings;
  return answerOwnSite(request, ownSite, 'bookings', async () => {
    if (!secret) return refuse({ reason: 'webhookClosed' }, words);
    const body = await readText(request, MAX_BODY_BYTES);
    if (body === null) return refuse({ reason: 'tooLarge' }, words);
    const facts = readBookings(secret, now(), body, request.headers);
    if (facts === 'unsigned') return refuse({ reason: 'badSignature' }, words);
    if (facts === 'malformed') return refuse({ reason: 'badEvent' }, words);
    return Response.json({ outcome: await noteBookings(context(), facts) });
  });
}
