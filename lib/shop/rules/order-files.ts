import type { ProductFile } from './product-file';
import type { ShownOrder } from './shown-order';

/**
 * What an order gives, as content has it today: the product's own files, then those of each tool that was in
 * it when it was sold.
 */
export function orderFiles<File extends Pick<ProductFile, 'slug'>>(
  { productSlug, tools }: Pick<ShownOrder, 'productSlug' | 'tools'>,
  products: readonly { slug: string; files: readonly File[] }[],
): File[] {
  const slugs = [...new Set([productSlug, ...tools])];
  // A bundle lists the files of its tools too: each file is taken from the product it lies with.
  return slugs.flatMap((slug) =>
    (products.find((product) => product.slug === slug)?.files ?? []).filter((file) => file.slug === slug),
  );
}
