import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import type { Env } from './env';

export type WebhookSettings = Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'>;

/** Events that the firm's own system is told of: those of content/site.yaml, where there is an address. */
export function leadWebhookEvents(
  env: WebhookSettings,
  { leadWebhook }: { leadWebhook: { events: readonly LeadWebhookEvent[] } },
): readonly LeadWebhookEvent[] {
  return leadWebhookOf(env) ? leadWebhook.events : [];
}

/** Where the lead webhook is sent, and the secret that signs it; null: nowhere. */
export function leadWebhookOf(env: WebhookSettings) {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return null;
  return { url, secret };
}
