import Stripe from 'stripe';
import { API_VERSION, stripeClient, tryKey } from '../../lib/platform/stripe/client';
import { EVENT_TYPES } from '../../lib/shop/stripe/webhook-events';
import { keyLine } from '../../lib/server/outside';
import { CommandError } from './output';

type Given = {
  key: string;
  base?: string | undefined;
  siteUrl: string;
  say: (line: string) => void;
};

/**
 * Gets an account at Stripe ready: tries the permissions of the key, and makes the webhook endpoint.
 * @returns the signing secret of an endpoint that was made, which Stripe shows once
 * @throws CommandError that says what to do
 */
export async function goLive({ key, base, siteUrl, say }: Given): Promise<string | null> {
  const stripe = stripeClient(key, base);
  const tried = await tryKey(stripe);
  if (tried.outcome !== 'ok') throw new CommandError(keyLine(tried, base));
  say(`ok  ${keyLine(tried, base)}`);
  return webhookEndpoint(stripe, `${siteUrl}/api/webhooks/stripe`, say).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    say(
      'look  the key lacks "Webhook Endpoints: write", which only this command needs: lend it that, or use another key',
    );
    return null;
  });
}

async function webhookEndpoint(stripe: Stripe, url: string, say: Given['say']): Promise<string | null> {
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const found = endpoints.data.find((one) => one.url === url);
  if (found) {
    const missing = EVENT_TYPES.filter((type) => !found.enabled_events.includes(type));
    const isAll = missing.length === 0 || found.enabled_events.includes('*');
    say(isAll ? `ok  events go to ${url}` : `look  the endpoint lacks events: ${missing.join(', ')}`);
    if (found.api_version !== API_VERSION)
      say(`look  it sends version ${found.api_version ?? 'of the account'}; the site asks Stripe again then`);
    return null;
  }
  if (!url.startsWith('https:')) {
    say(`--  Stripe can't reach ${url}: use "stripe listen --forward-to ${url.replace(/^http:\/\//, '')}"`);
    return null;
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...EVENT_TYPES],
    api_version: API_VERSION,
  });
  say(`ok  made the webhook endpoint ${url}`);
  return made.secret ?? null;
}
