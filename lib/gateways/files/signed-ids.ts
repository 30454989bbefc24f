import type { SignedIds } from '@/lib/usecases/ports';
import { keyedHash, sameText } from './link-signing';

/**
 * Signs ids of ours with LINK_SECRET, so that an address in a mail proves that the mail was read. What is signed for one
 * purpose is worth nothing for another, and there is nothing personal in it.
 */
export function signedIds(secret: string, purpose: string): SignedIds {
  const signature = keyedHash(secret, `id/${purpose}`);
  return {
    sign: (id) => `${id}.${signature(id)}`,

    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      return rest.length === 0 && id !== '' && sameText(given, signature(id)) ? id : null;
    },
  };
}
