/** One try of a visitor to send something, however often the browser repeats it (rules 17 and 36). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};
