import type { Env } from './env';

/** Where the lead webhook is sent, and the secret that signs it; null: nowhere. */
export function leadWebhookOf(env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'>) {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return null;
  return { url, secret };
}
