import { randomBytes } from 'node:crypto';

/** A new id as Stripe writes them, such as pi_3kTz… */
export function newId(prefix: string): string {
  return `${prefix}_${alphanumeric(24)}`;
}

/** The secret with which a browser may confirm this one intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${alphanumeric(25)}`;
}

function alphanumeric(length: number): string {
  let text = '';
  while (text.length < length)
    text += randomBytes(32)
      .toString('base64')
      .replace(/[^a-z0-9]/gi, '');
  return text.slice(0, length);
}

/** Stripe counts in whole seconds. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
