import type { Env } from './env';

/** Where leads are posted to, and what they are signed with; null: nowhere. */
export function leadWebhookOf(
  env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'>,
): { url: string; secret: string } | null {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  return url && secret ? { url, secret } : null;
}
