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
