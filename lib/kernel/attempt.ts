/** One try to send something, however often it is repeated (rules 17 and 36), by hashes. */
export type Attempt = {
  keyHash: string;
  digest: string;
};

/** 128 random bits in base64url are 22 characters. A shorter key could be guessed. */
export const ATTEMPT_KEY = /^[\w-]{22,200}$/;

/** 144 random bits in base64url: an Idempotency-Key (rules 17 and 36). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
