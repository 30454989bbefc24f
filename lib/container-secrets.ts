import { randomBytes } from 'node:crypto';
import type { Env } from './platform/config/env';
import { knownSecrets, validSecrets } from './platform/config/overlap';
import { isOneOf, type Secrets } from './platform/files/link-signing';

export type LinkSettings = Pick<Env, 'LINK_SECRET' | 'LINK_SECRET_ALSO'>;

/** Without LINK_SECRET links work in this process and until it ends; production does not start without one. */
const passing = globalThis as { plumblineLinkSecret?: string };

/**
 * The secrets behind signed links and keyed hashes, the one that is used first. `valid` ones are accepted in a link; `known`
 * ones also find what was noted under them, however long ago (docs/decisions/027).
 */
export function linkSecrets({ LINK_SECRET, LINK_SECRET_ALSO }: LinkSettings): {
  valid: Secrets;
  known: Secrets;
} {
  const used = LINK_SECRET ?? (passing.plumblineLinkSecret ??= randomBytes(32).toString('base64url'));
  return { valid: validSecrets(used, LINK_SECRET_ALSO), known: knownSecrets(used, LINK_SECRET_ALSO) };
}

/** The one that is used for what is new. */
export const linkSecret = (settings: LinkSettings): string => linkSecrets(settings).valid[0];

/** Whether this header of a call has CRON_SECRET, or one that is accepted beside it. Without one nobody has. */
export function knowsCronSecret(
  { CRON_SECRET, CRON_SECRET_ALSO }: Pick<Env, 'CRON_SECRET' | 'CRON_SECRET_ALSO'>,
  authorization: string | null,
): boolean {
  const secrets = CRON_SECRET ? validSecrets(CRON_SECRET, CRON_SECRET_ALSO) : [];
  return isOneOf(
    secrets.map((secret) => `Bearer ${secret}`),
    authorization ?? '',
  );
}
