import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token of at least 128 random bits: nobody finds the token by it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a key out of another, for one purpose, that says nothing of the first. 128 bits as 32 hex digits: no
 * chat takes a sign of it for its own, such as _ around a word.
 */
export const derivedKey =
  (purpose: string) =>
  (token: string): string =>
    createHash('sha256').update(`plumbline/${purpose}/${token}`).digest('hex').slice(0, 32);

/**
 * An id or a token that nobody guesses: 18 random bytes as 24 characters of base64url. Never one that begins
 * with a hyphen, which a command line takes for an option and a spreadsheet for a formula.
 */
export function randomId(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}
