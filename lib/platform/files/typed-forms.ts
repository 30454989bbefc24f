import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { MINUTE } from '@/lib/kernel/time';
import type { TypedForm } from '@/lib/kernel/forms';
import { keyFor, type Secrets } from './link-signing';

const CIPHER = 'aes-256-gcm';
/** In bytes, as the cipher has them. */
const [NONCE, TAG] = [12, 16];

/** Long enough to look at what was wrong; whoever finds the address later finds nothing in it. */
const TYPED_FOR_MS = 10 * MINUTE;
/** Characters: an address may have 2,048 in all. */
const LONGEST = 1_700;

export type TypedForms = ReturnType<typeof typedForms>;

/** Carries what was typed back to its page, encrypted in the address, for ten minutes; nothing is stored. */
export function typedForms(secrets: Secrets, now: () => Date) {
  const [key, ...others] = secrets.map((secret) => keyFor(secret, 'typed-form')) as [Buffer, ...Buffer[]];
  return {
    /** "&typed=...", or nothing if it would be too long. */
    toQuery(form: TypedForm): string {
      const sealed = seal(key, JSON.stringify({ form, until: now().getTime() + TYPED_FOR_MS }));
      return sealed.length > LONGEST ? '' : `&typed=${sealed}`;
    },

    /** No fields if it is forged or too old. */
    read(typed: unknown): TypedForm {
      if (typeof typed !== 'string') return {};
      for (const one of [key, ...others]) {
        const text = open(one, typed);
        if (text === null) continue;
        const { form, until } = JSON.parse(text) as { form: TypedForm; until: number };
        return until > now().getTime() ? form : {};
      }
      return {};
    },
  };
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url');
}

/** @returns null for what was not sealed with this key */
function open(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE + TAG) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE)).setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
