import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { Env } from './env';

export type LinkSettings = Pick<Env, 'LINK_SECRETS'>;

/** Without LINK_SECRETS links work in this process alone; production does not start without one. */
const passing = () =>
  oncePerProcess('plumblineLinkSecret', () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  );

/** The secrets behind signed links and keyed hashes. The first makes what is new; each is accepted. */
export const linkSecrets = ({ LINK_SECRETS }: LinkSettings): [string, ...string[]] =>
  (LINK_SECRETS ?? passing()).split(',').map((secret) => secret.trim()) as [string, ...string[]];

export const linkSecret = (settings: LinkSettings): string => linkSecrets(settings)[0];
