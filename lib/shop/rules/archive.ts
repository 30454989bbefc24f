import { productFilePath, type ProductFile } from './product-file';
import type { ShownOrder } from './shown-order';

/** `name` is its path inside the archive, `path` where it lies, from the folder content/. */
export type ArchiveEntry = { name: string; path: string; sha256: string };

/** Paths inside an order's archive. A bundle's tools have folders of their own, as its start page expects. */
export function archiveEntries(
  { productSlug }: Pick<ShownOrder, 'productSlug'>,
  files: readonly ProductFile[],
): ArchiveEntry[] {
  return files.map((file) => ({
    name: [productSlug, ...(file.slug === productSlug ? [] : [file.slug]), file.name].join('/'),
    path: productFilePath(file),
    sha256: file.sha256,
  }));
}

export const archiveName = ({ productSlug }: Pick<ShownOrder, 'productSlug'>): string => `${productSlug}.zip`;
