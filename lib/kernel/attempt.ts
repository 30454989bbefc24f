/** One try of a visitor to send something, however often the browser repeats it (rules 17 and 36). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};

/**
 * What an Idempotency-Key looks like: 128 random bits in base64url make 22 characters; a shorter one could be
 * guessed.
 */
export const ATTEMPT_KEY = /^[\w-]{22,200}$/;
