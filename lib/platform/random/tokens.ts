import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token of at least 128 random bits: nobody finds the token by it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a key out of another, for one purpose, that says nothing of the first; hex, since chats format _ */
export const derivedKey =
  (purpose: string) =>
  (token: string): string =>
    createHash('sha256').update(`plumbline/${purpose}/${token}`).digest('hex').slice(0, 32);

/** 18 random bytes in base64url. Never begins with a hyphen, which a command line takes for an option. */
export function randomId(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}
