import { container } from '@/lib/container';
import { answer } from '@/lib/platform/http/endpoint';
import { problem, refuse } from '@/lib/platform/http/problem';
import { log } from '@/lib/platform/log/log';
import { MAX_EVENT_BYTES, readText } from '@/lib/platform/http/read-json';

/**
 * Takes Stripe's events (rule 43). Its signature guards it: no other limit, and no secret, no endpoint. An
 * event is noted and answered; it is worked on from the record. Whatever is not answered with 200, Stripe
 * delivers again for three days.
 */
export function POST(request: Request): Promise<Response> {
  const { shop, words } = container();
  return answer(words, async () => {
    if (!shop.readWebhookEvent || !shop.workWebhookEvents) return refuse({ reason: 'webhookClosed' }, words);
    const body = await readText(request, MAX_EVENT_BYTES);
    if (body === null) return problem('tooLarge', words);
    const webhookEvent = shop.readWebhookEvent(body, request.headers.get('stripe-signature'));
    if (!webhookEvent) return refuse({ reason: 'badSignature' }, words);
    // What Stripe has signed is never refused: it would only come again.
    if (webhookEvent === 'malformed') {
      log().warn('A signed body at the webhook is no event.');
      return Response.json({ outcome: 'ignored' });
    }
    const outcome = await shop.recordWebhookEvent(webhookEvent);
    log().info('Stripe event', { ...webhookEvent.event, apiVersion: webhookEvent.apiVersion, outcome });
    return Response.json({ outcome });
  });
}
