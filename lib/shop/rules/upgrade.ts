import type { CatalogueProduct } from './catalogue';
import type { ShownOrder } from './shown-order';

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
