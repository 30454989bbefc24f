/** What a buyer pays less, in cents and as a share of the original price. */
type Saving = { cents: number; percent: number };

/**
 * What is saved against an original price, both in cents (rule 28). The share is rounded down, so that no badge promises
 * more than there is.
 */
export function savingOn(price: number, originalPrice: number): Saving {
  const cents = originalPrice - price;
  return { cents, percent: Math.floor((cents * 100) / originalPrice) };
}

/** A product as far as its price goes: all in cents. */
type Priced = {
  type: 'digital' | 'bundle';
  price: number;
  originalPrice?: number;
  /** The day from which the original price was asked. */
  originalPriceSince?: object;
};

/**
 * The original price that may stand beside the price, in cents; undefined where there is none to show (rule 29). A tool's
 * needs to say since when it was asked; a bundle's is what its tools cost one by one.
 */
export function shownOriginalPrice(product: Priced): number | undefined {
  const { type, price, originalPrice, originalPriceSince } = product;
  if (originalPrice === undefined || originalPrice <= price) return undefined;
  return type === 'bundle' || originalPriceSince ? originalPrice : undefined;
}
