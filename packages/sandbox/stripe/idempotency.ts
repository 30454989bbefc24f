import { ApiError, type ErrorBody } from './api-error';

export type Answer = { status: number; body: object };

/** The first answer to each key, so that a repeated call gets it again instead of doing its work twice. */
export type Remembered = Map<string, { path: string; parameters: string; answer: Answer | 'under way' }>;

/**
 * The answer that was given before to this key.
 * @throws ApiError idempotency_error when the key came with other parameters or for another call, and 409
 * while the first call is under way
 */
export function answerBefore(
  remembered: Remembered,
  key: string,
  path: string,
  parameters: string,
): Answer | null {
  const before = remembered.get(key);
  if (!before) return null;
  if (before.answer === 'under way') throw inUse(key);
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (before.path !== path) {
    throw reused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${before.path}' vs '${path}'). ${advice}`,
    );
  }
  if (before.parameters !== parameters) {
    throw reused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
  return before.answer;
}

/** Stripe forgets a call whose parameters it refused before doing anything: the key may be used again. */
export function isRemembered({ status, body }: Answer): boolean {
  if (status < 400 || status === 402 || status >= 500) return true;
  return (body as { error: ErrorBody }).error.code === 'payment_intent_unexpected_state';
}

function reused(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message });
}

function inUse(key: string): ApiError {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new ApiError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}
