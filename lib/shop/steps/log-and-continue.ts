import { StripeUnavailable } from '@/lib/platform/stripe/failure';

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
