import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type LinkSettings, linkSecret, linkSecrets } from '@/lib/platform/config/link-secrets';

/** One key for each purpose out of the one secret, so that what is made for one can't stand for another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `plumbline/${purpose}`, 32));
}

/** A keyed hash: from what is stored nobody can tell whose address it was. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = keyFor(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Link secrets: what is new is made with the first, what was made with any of them is accepted. */
export type Secrets = readonly [string, ...string[]];

/** One hash of a text by each secret. */
export function keyedHashes(secrets: Secrets, purpose: string): (text: string) => [string, ...string[]] {
  const [first, ...others] = secrets.map((secret) => keyedHash(secret, purpose)) as [
    KeyedHash,
    ...KeyedHash[],
  ];
  return (text) => [first(text), ...others.map((hash) => hash(text))];
}
type KeyedHash = ReturnType<typeof keyedHash>;

/** From a limit or a reason nobody can tell whose address it was. */
export const addressHash = (settings: LinkSettings, address: string): string =>
  keyedHash(linkSecret(settings), 'address')(address);

/** All of these hashes under which mails and limits may know an address. */
export const addressHashes = (settings: LinkSettings) => keyedHashes(linkSecrets(settings), 'address');

/** Whether one of these is the given text; how much of it is right, the time does not tell. */
export const isOneOf = (right: string[], given: string): boolean => right.some((one) => sameText(given, one));

/** In the same time wherever the two differ. */
function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Signs ids for one purpose, so that an address in a mail proves that the mail was read. */
export function signedIds(secrets: Secrets, purpose: string) {
  const signatures = keyedHashes(secrets, `id/${purpose}`);
  return {
    sign: (id: string) => `${id}.${signatures(id)[0]}`,

    /** Null for a forged one. */
    read(token: string): string | null {
      const [id = '', given = '', ...rest] = token.split('.');
      return rest.length === 0 && id !== '' && isOneOf(signatures(id), given) ? id : null;
    },
  };
}
