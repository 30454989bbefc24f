import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { Env } from './env';
import { knownSecrets, validSecrets } from './overlap';

export type LinkSettings = Pick<Env, 'LINK_SECRET' | 'LINK_SECRET_ALSO'>;
type Secrets = ReturnType<typeof validSecrets>;

/**
 * Without LINK_SECRET links work in this process and until it ends; production does not start without one.
 */
const passing = () =>
  oncePerProcess('plumblineLinkSecret', () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  );

/**
 * The secrets behind signed links and keyed hashes, the one that is used first. `valid` ones are accepted in
 * a link; `known` ones also find what was noted under them, however long ago (docs/decisions/027).
 */
export function linkSecrets({ LINK_SECRET, LINK_SECRET_ALSO }: LinkSettings): {
  valid: Secrets;
  known: Secrets;
} {
  const used = LINK_SECRET ?? passing();
  return { valid: validSecrets(used, LINK_SECRET_ALSO), known: knownSecrets(used, LINK_SECRET_ALSO) };
}

/** The one that is used for what is new. */
export const linkSecret = (settings: LinkSettings): string => linkSecrets(settings).valid[0];
