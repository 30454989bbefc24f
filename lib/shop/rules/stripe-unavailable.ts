import type { Result } from '@/lib/kernel/result';

/** Stripe doesn't answer, for any order: a loop over orders stops and tries again later. */
export class StripeUnavailable extends Error {}

/** Stripe says something that this version can't read: a person has to look. */
export class UnknownWord extends Error {}

/** @throws StripeUnavailable with this text if Stripe didn't answer */
export function requireAnswer<T>(answer: Result<T, unknown>, otherwise: string): T {
  if (answer.ok) return answer.value;
  throw new StripeUnavailable(otherwise);
}

/**
 * Handles one order of many: an unexpected error is logged, so that one order can't hold up the others.
 * @param instead the result after an error
 * @throws StripeUnavailable
 */
export async function logAndContinue<T>(
  onUnexpectedError: (error: unknown) => void,
  instead: T,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeUnavailable) throw error;
    onUnexpectedError(error);
    return instead;
  }
}
