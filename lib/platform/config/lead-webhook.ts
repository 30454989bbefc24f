import type { Env } from './env';
import { validSecrets } from './overlap';

/** Where the lead webhook is sent, and the secrets that sign it, the one in use first; null: nowhere. */
export function leadWebhookOf(
  env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET' | 'LEAD_WEBHOOK_SECRET_ALSO'>,
): { url: string; secret: string; secretAlso: string | undefined } | null {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return null;
  const [, secretAlso] = validSecrets(secret, env.LEAD_WEBHOOK_SECRET_ALSO);
  return { url, secret, secretAlso };
}
