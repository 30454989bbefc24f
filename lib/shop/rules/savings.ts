/** What a buyer pays less, in cents and as a share of the original price. */
type Saving = { cents: number; percent: number };

/**
 * What is saved against an original price, both in cents (rule 28). The share is rounded down, so that no
 * badge promises more than there is.
 */
export function savingOn(priceCents: number, originalPriceCents: number): Saving {
  const cents = originalPriceCents - priceCents;
  return { cents, percent: Math.floor((cents * 100) / originalPriceCents) };
}

/** A product as far as its price goes: all in cents. */
type Priced = {
  type: 'digital' | 'bundle';
  priceCents: number;
  originalPriceCents?: number;
  /** The day from which the original price was asked, and the last one on which it is shown. */
  originalPriceSince?: { date: string; until?: string };
};

/**
 * The original price that may stand beside the price, in cents; undefined where there is none to show
 * (rule 29). A tool's needs to say since when it was asked, and that day has come, and the last one it is
 * shown on is not over; a bundle's is what its tools cost one by one.
 * @param day on which it is shown, as 2026-11-21
 */
export function shownOriginalPrice(product: Priced, day: string): number | undefined {
  const { type, priceCents, originalPriceCents, originalPriceSince } = product;
  if (originalPriceCents === undefined || originalPriceCents <= priceCents) return undefined;
  if (type === 'bundle') return originalPriceCents;
  const { date, until = day } = originalPriceSince ?? {};
  return date !== undefined && date <= day && day <= until ? originalPriceCents : undefined;
}
