/** One try to send something, however often the browser repeats it (rules 17 and 36). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
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
