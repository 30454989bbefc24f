/** A tool or the bundle, from content/products. */
export type CatalogueProduct = {
  slug: string;
  title: string;
  description: string;
  type: 'digital' | 'bundle';
  category: string;
  /** In cents of `currency`. */
  priceCents: number;
  /** `null` if content doesn't say since when it was asked (rule 29). */
  originalPriceCents: number | null;
  currency: string;
  recommended: boolean;
  whatYouGet: string[];
  benefits: string[];
  features: string[];
  imageUrl: string | null;
  /** Slugs of its tools: a tool contains itself. */
  tools: string[];
  /** No longer sold. */
  retired: boolean;
};

export type CatalogueSource = { contentVersion: string; builtAt: Date };

/** For GET /api/products (rule 32). */
export function publicProduct({ tools: _tools, retired: _retired, ...product }: CatalogueProduct) {
  const { slug: id, priceCents: price, originalPriceCents: originalPrice, ...rest } = product;
  return { id, ...rest, price, originalPrice };
}

/** The one tool with a page of its own and a full system outside this site. */
export const TRACKER_SLUG = 'strategic-okr-execution-tracker';
