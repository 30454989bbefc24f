import { context } from '@/lib/server/context';
import { answer } from '@/lib/platform/http/endpoint';
import { refuse } from '@/lib/platform/http/problem';
import { log } from '@/lib/platform/log/log';
import { MAX_EVENT_BYTES, readText } from '@/lib/platform/http/read-body';
import { recordWebhookEvent } from '@/lib/shop/webhook-events';
import { isOpen } from '@/lib/context';
import { readWebhookEvent } from '@/lib/shop/stripe/webhook-events';

/**
 * Records Stripe's signed events (rule 43) and answers; a worker acts on them later. Without a secret there
 * is no endpoint. There is no rate limit. Stripe repeats what isn't answered with 2xx for three days.
 */
export function POST(request: Request): Promise<Response> {
  const site = context();
  const { words } = site;
  const { STRIPE_WEBHOOK_SECRET: secret } = site.settings;
  return answer(words, async () => {
    if (!secret || !isOpen(site)) return refuse({ reason: 'webhookClosed' }, words);
    const body = await readText(request, MAX_EVENT_BYTES);
    if (body === null) return refuse({ reason: 'tooLarge' }, words);
    const webhookEvent = readWebhookEvent(secret, body, request.headers.get('stripe-signature'));
    if (!webhookEvent) return refuse({ reason: 'badSignature' }, words);
    // A signed event is never refused: it would only come again.
    if (webhookEvent === 'malformed') {
      log().warn('A signed body at the webhook is no event.');
      return Response.json({ outcome: 'ignored' });
    }
    const outcome = await recordWebhookEvent(site, webhookEvent);
    log().info('Stripe event', { ...webhookEvent.event, apiVersion: webhookEvent.apiVersion, outcome });
    return Response.json({ outcome });
  });
}
