import type { ShownOrder } from './shown-order';

type Brought = Pick<ShownOrder, 'soldAt' | 'priceCents' | 'refunded'> & {
  /** What disputes that were lost took back, in cents each. */
  lost: number[];
};

/**
 * What an order has brought, in cents: its price without what went back, by refunds and by lost disputes.
 * Nothing as long as it is no sale: what was held to its end is none.
 */
export function revenueOf({ soldAt, priceCents, refunded, lost }: Brought): number {
  return soldAt
    ? Math.max(
        0,
        lost.reduce((left, amount) => left - amount, priceCents - refunded),
      )
    : 0;
}
