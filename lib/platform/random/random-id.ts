import { randomBytes } from 'node:crypto';

/**
 * An id or a token that nobody guesses: 18 random bytes as 24 characters of base64url. Never one that begins
 * with a hyphen, which a command line takes for an option and a spreadsheet for a formula.
 */
export function randomId(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}
