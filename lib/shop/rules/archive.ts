import { productFilePath, type ProductFile } from './product-file';
import type { Purchase } from './shown-order';

/**
 * Where each file lies inside the archive of an order: in a folder named after what was bought, and the tools of a bundle
 * in folders of their own, so that the bundle's start page finds them.
 */
export function archiveEntries({ productId }: Pick<Purchase, 'productId'>, files: readonly ProductFile[]) {
  return files.map((file) => ({
    name: [productId, ...(file.slug === productId ? [] : [file.slug]), file.name].join('/'),
    path: productFilePath(file),
    sha256: file.sha256,
  }));
}

export const archiveName = ({ productId }: Pick<Purchase, 'productId'>): string => `${productId}.zip`;
