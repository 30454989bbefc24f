import type { ShownOrder } from './shown-order';

/**
 * What an order that was paid has brought, in cents: its price without what was given back. Nothing while it is on hold, since
 * something else than its price was paid, and after a dispute that was lost.
 */
export function revenueOf({
  status,
  priceCents,
  refunded,
}: Pick<ShownOrder, 'status' | 'priceCents' | 'refunded'>): number {
  return status === 'on_hold' || status === 'refunded' ? 0 : priceCents - refunded;
}
