/** Stripe does not answer. That is so for every order: whoever goes through many stops, and tries again later. */
export class StripeUnavailable extends Error {}

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
