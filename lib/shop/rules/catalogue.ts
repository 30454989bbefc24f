/** A product as it is sold: a tool or the bundle, out of content/products. */
export type CatalogueProduct = {
  slug: string;
  title: string;
  description: string;
  type: 'digital' | 'bundle';
  category: string;
  /** In cents of `currency`. */
  priceCents: number;
  /** Null where content doesn't say since when it was asked (rule 29). */
  originalPriceCents: number | null;
  currency: string;
  recommended: boolean;
  whatYouGet: string[];
  benefits: string[];
  features: string[];
  imageUrl: string | null;
  /** The tools in it, by slug: itself for a tool, all of them for the bundle. */
  tools: string[];
  /** No longer sold. */
  retired: boolean;
};

/** Which content a catalogue was made from, and when that was built. */
export type CatalogueSource = { contentVersion: string; builtAt: Date };

/** What GET /api/products says of a product (rule 32). */
export function publicProduct({ tools: _tools, retired: _retired, ...product }: CatalogueProduct) {
  const { slug: id, priceCents: price, originalPriceCents: originalPrice, ...rest } = product;
  return { id, ...rest, price, originalPrice };
}
