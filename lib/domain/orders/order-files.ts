import type { Purchase } from './purchase';

/** A file that buyers get. `slug` is the product it lies with; size in bytes. */
export type SoldFile = { slug: string; name: string; size: number; sha256: string; mediaType: string };

/** What an order gives: the files of the product itself, then those of each tool in it, as content has them today. */
export function orderFiles<File extends SoldFile>(
  { productId, tools }: Pick<Purchase, 'productId' | 'tools'>,
  products: readonly { slug: string; files: readonly File[] }[],
): File[] {
  const slugs = [...new Set([productId, ...tools])];
  return slugs.flatMap((slug) => products.find((product) => product.slug === slug)?.files ?? []);
}
