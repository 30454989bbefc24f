import type { SignedIds } from '@/lib/kernel/signed-ids';
import { isOneOf, keyedHashes, type Secrets } from './link-signing';

/**
 * Signs ids of ours with LINK_SECRETS, so that an address in a mail proves that the mail was read. What is
 * signed for one purpose is worth nothing for another, and there is nothing personal in it.
 */
export function signedIds(secrets: Secrets, purpose: string): SignedIds {
  const signatures = keyedHashes(secrets, `id/${purpose}`);
  return {
    sign: (id) => `${id}.${signatures(id)[0]}`,

    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      return rest.length === 0 && id !== '' && isOneOf(signatures(id), given) ? id : null;
    },
  };
}
