import Stripe from 'stripe';
import { API_VERSION, stripeClient, tryKey } from '../../lib/platform/stripe/client';
import { EVENT_TYPES } from '../../lib/platform/stripe/webhook-events';
import { keyLine } from '../../lib/server/outside';
import { CommandError } from './output';

type Given = {
  key: string;
  base?: string | undefined;
  siteUrl: string;
  say: (line: string) => void;
  /** Keeps the signing secret of an endpoint that was made: Stripe shows it once. */
  keep: (secret: string) => void;
};

/**
 * Gets an account at Stripe ready: tries the permissions of the key, makes the webhook endpoint, and in test
 * mode buys, refunds and disputes. @throws CommandError that says what to do
 */
export async function goLive({ key, base, siteUrl, say, keep }: Given): Promise<void> {
  const stripe = stripeClient(key, base);
  const tried = await tryKey(stripe);
  if (tried.outcome !== 'ok') throw new CommandError(keyLine(tried, base));
  say(`ok  ${keyLine(tried, base)}`);
  const secret = await webhookEndpoint(stripe, `${siteUrl}/api/webhooks/stripe`, say).catch(
    (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
      say(
        'look  the key lacks "Webhook Endpoints: write", which only this command needs: lend it that, or use another key',
      );
      return null;
    },
  );
  // Before anything else can fail.
  if (secret) keep(secret);
  if (/^[sr]k_test_/.test(key)) await rehearse(stripe, siteUrl, say);
  else say('--  a live key: nothing is bought. Buy the cheapest tool yourself, and refund it.');
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
    ...{ url, enabled_events: [...EVENT_TYPES] },
    api_version: API_VERSION,
  });
  say(`ok  made the webhook endpoint ${url}`);
  return made.secret ?? null;
}

/** Says what differs from what the sandbox does. */
async function rehearse(stripe: Stripe, siteUrl: string, say: Given['say']): Promise<void> {
  const buy = (method: string) =>
    stripe.paymentIntents.create({
      ...{
        amount: 100,
        currency: 'usd',
        confirm: true,
        payment_method: method,
        return_url: siteUrl,
        automatic_payment_methods: { enabled: true },
      },
      expand: ['latest_charge.balance_transaction'],
    });
  const check = (what: string, isSo: boolean) => say(isSo ? `ok  ${what}` : `look  differs: ${what}`);
  const bought = await buy('pm_card_visa');
  const charge = bought.latest_charge;
  check('a purchase succeeds at once', bought.status === 'succeeded');
  check('it names its charge', typeof charge === 'object' && charge?.status === 'succeeded');
  check(
    'the charge names its fee',
    typeof charge === 'object' && typeof charge?.balance_transaction === 'object',
  );
  const disputed = await buy('pm_card_createDispute');
  const disputes = await stripe.disputes.list({ payment_intent: disputed.id });
  check('a dispute needs an answer', disputes.data[0]?.status === 'needs_response');
  const events = await stripe.events.list({ types: ['payment_intent.succeeded'], limit: 10 });
  const isTold = events.data.some(({ data }) => (data.object as { id?: string }).id === bought.id);
  check('Stripe lists the event of the purchase', isTold);
  // Last: the site itself needs no key that may do this.
  const refund = await stripe.refunds.create({ payment_intent: bought.id });
  check('a refund succeeds', refund.status === 'succeeded');
}
