import type { CatalogueProduct } from './catalogue';
import type { ShownOrder } from './shown-order';
import type { Order } from './order';

type Saving = { cents: number; percent: number };

/** The percentage is rounded down, so that no badge promises too much (rule 28). */
export function savingOn(priceCents: number, originalPriceCents: number): Saving {
  const cents = originalPriceCents - priceCents;
  return { cents, percent: Math.floor((cents * 100) / originalPriceCents) };
}

type Priced = {
  type: 'digital' | 'bundle';
  priceCents: number;
  originalPriceCents?: number;
  /** The first day on which it was asked, and the last on which it shows. */
  originalPriceSince?: { date: string; until?: string };
};

/**
 * The original price to show, in cents (rule 29). A tool's needs its first day; a bundle's is the sum of its
 * tools.
 * @param day today, as 2026-11-21
 */
export function shownOriginalPrice(product: Priced, day: string): number | undefined {
  const { type, priceCents, originalPriceCents, originalPriceSince } = product;
  if (originalPriceCents === undefined || originalPriceCents <= priceCents) return undefined;
  if (type === 'bundle') return originalPriceCents;
  const { date, until = day } = originalPriceSince ?? {};
  return date !== undefined && date <= day && day <= until ? originalPriceCents : undefined;
}

/** Stripe takes no smaller payment. */
const LEAST_CENTS = 50;

/** A bundle at its price less what the order's tools cost, tax aside. `null`: none for this order. */
export function upgradeOf(
  { status, productSlug, tools, priceCents, tax, currency, refundAskedAt }: ShownOrder,
  bundle: CatalogueProduct,
): CatalogueProduct | null {
  const isPart = bundle.slug !== productSlug && tools.every((tool) => bundle.tools.includes(tool));
  const left = bundle.priceCents - (priceCents - tax);
  const isWhole = status === 'paid' && !refundAskedAt && bundle.type === 'bundle';
  if (!isWhole || !isPart || currency !== bundle.currency || left < LEAST_CENTS) return null;
  return { ...bundle, priceCents: left };
}

export const costsTheSame = (order: Pick<Order, 'priceCents' | 'currency'>, product: CatalogueProduct) =>
  order.priceCents === product.priceCents && order.currency === product.currency;
