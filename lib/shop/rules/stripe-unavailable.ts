import type { Result } from '@/lib/kernel/result';

/**
 * Stripe does not answer. That is so for every order: whoever goes through many stops, and tries again later.
 */
export class StripeUnavailable extends Error {}

/** Stripe says something that this version of the site can't read: a person has to look at Stripe. */
export class UnknownWord extends Error {}

/** What Stripe answered. @throws StripeUnavailable, with these words, when it did not */
export function told<T>(answer: Result<T, unknown>, otherwise: string): T {
  if (answer.ok) return answer.value;
  throw new StripeUnavailable(otherwise);
}

/**
 * Does something about one order of many. What nobody expected is told, so that one order can't hold up those
 * behind it.
 * @param instead what is answered then
 * @throws StripeUnavailable
 */
export async function aside<T>(
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
