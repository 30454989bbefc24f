import { productFilePath, type ProductFile } from './product-file';
import type { ShownOrder } from './shown-order';

/**
 * Where each file lies inside the archive of an order: in a folder named after what was bought, and the tools
 * of a bundle in folders of their own, so that the bundle's start page finds them.
 */
export function archiveEntries(
  { productSlug }: Pick<ShownOrder, 'productSlug'>,
  files: readonly ProductFile[],
) {
  return files.map((file) => ({
    name: [productSlug, ...(file.slug === productSlug ? [] : [file.slug]), file.name].join('/'),
    path: productFilePath(file),
    sha256: file.sha256,
  }));
}

export const archiveName = ({ productSlug }: Pick<ShownOrder, 'productSlug'>): string => `${productSlug}.zip`;
