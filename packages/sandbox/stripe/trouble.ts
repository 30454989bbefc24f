/** What goes wrong with the next calls of the API. */
export type Trouble = {
  /** POST, say; not set: any. */
  method?: string | undefined;
  /** How the path begins; not set: any. */
  path?: string | undefined;
  /**
   * Answer with this status instead, in Stripe's words; not set: see hang. A failure such as 500 is
   * remembered for the key of the call and answered again, whether the call had an effect or not; 429 and 503
   * come from in front of the API.
   */
  status?: number | undefined;
  /**
   * Never answer. Without it and without a status the connection is cut, after which Stripe's package calls
   * once more: two times.
   */
  hang?: boolean | undefined;
  /** before: the call has no effect. after: it has one, and only its answer is lost. */
  when: 'before' | 'after';
  /** How many such calls go through first. */
  skip?: number | undefined;
  /** How many calls it is for. */
  times: number;
};

/** The trouble that this call is in, if any; each call uses one up. */
export function troubleFor(troubles: Trouble[], method: string, path: string): Trouble | null {
  const found = troubles.find(
    (trouble) =>
      trouble.times > 0 &&
      (trouble.method === undefined || trouble.method === method) &&
      path.startsWith(trouble.path ?? ''),
  );
  if (!found) return null;
  if (found.skip) {
    found.skip -= 1;
    return null;
  }
  found.times -= 1;
  return found;
}

/**
 * What answers in front of the API, too many calls or no server to take them: nothing is done, and no key
 * remembers it.
 */
export const isFromBefore = (status: number) => status === 429 || status === 503;

/** Whether the call never reaches the API. */
export const isCutBefore = (trouble: Trouble | null) =>
  trouble !== null && trouble.status === undefined && trouble.when === 'before';

/** The body that goes with an injected status. */
export function troubleBody(status: number): object {
  const message =
    status === 429
      ? 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.'
      : 'An unknown error occurred';
  const type = status === 429 ? 'invalid_request_error' : 'api_error';
  return { error: { type, message, ...(status === 429 && { code: 'rate_limit' }) } };
}
