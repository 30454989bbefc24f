import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecret } from '@/lib/platform/config/link-secrets';
import { isLiveKey } from '@/lib/platform/config/stripe-keys';
import type { Database } from '@/lib/platform/database/client';
import { siteId } from '@/lib/platform/database/site-id';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { stripeClient } from '@/lib/platform/stripe/client';
import { webhookEventReader } from '@/lib/platform/stripe/webhook-events';
import { stripePayments } from '@/lib/platform/stripe/payments';
import { limitPayments } from './limit-payments';
import type { ReadWebhookEvent } from './ports/webhook-events';
import type { PaymentLimits, Tally } from './ports/limits';
import type { Payments } from './ports/payments';

export type StripeSettings = LinkSettings &
  Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'> &
  Pick<Env, 'STRIPE_API_BASE' | 'BASE_URL'>;

type Asking = {
  settings: StripeSettings;
  /** The site's metadata on its payments. */
  site: () => Promise<string>;
};

/** Stripe, or its stand-in; null without keys: the shop is closed. */
export function createPayments({ settings, site }: Asking): Payments | null {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY) return null;
  const client = stripeClient(STRIPE_SECRET_KEY, STRIPE_API_BASE);
  return stripePayments(client, isLiveKey(STRIPE_SECRET_KEY), site, cardHash(settings));
}

/** Reads the calls to the webhook; null without its secret. */
export function createWebhookEventReader(settings: StripeSettings): ReadWebhookEvent | null {
  const { STRIPE_WEBHOOK_SECRET: secret } = settings;
  return secret ? webhookEventReader(secret) : null;
}

const cardHash = (settings: LinkSettings) => keyedHash(linkSecret(settings), 'card');

/** The site's metadata on its payments: its host, and an id of its own. Read once. */
export function createSiteMetadata({
  settings: { BASE_URL },
  database,
}: {
  settings: Pick<Env, 'BASE_URL'>;
  database: Database;
}): () => Promise<string> {
  let found: Promise<string> | undefined;
  const load = async () => `${new URL(BASE_URL).host}/${await siteId(database)}`;
  return () => {
    found ??= load().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

type Counting = {
  settings: LinkSettings & Pick<Env, 'LIMITS_FACTOR' | 'INTENTS_PER_HOUR'>;
  tally: (name: string, seconds: number) => Tally;
};

/** The limits on beginning, confirming and declining payments. */
export function createPaymentLimits({ settings, tally }: Counting): PaymentLimits {
  return limitPayments({
    tally,
    factor: settings.LIMITS_FACTOR,
    perHour: settings.INTENTS_PER_HOUR,
    networkHash: keyedHash(linkSecret(settings), 'order-network'),
  });
}
