/**
 * Looked at before any code of the checkout is there: the entry of the history is a checkout's, or Stripe has
 * led here.
 */
export function isUnderWay(): boolean {
  const { checkout } = (history.state ?? {}) as { checkout?: string };
  return Boolean(checkout) || new URLSearchParams(location.search).get('success') === 'true';
}
