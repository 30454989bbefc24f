import path from 'node:path';
import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { apiRoutes } from '@/lib/kernel/routes';
import { linkSecrets } from '@/lib/platform/config/link-secrets';
import { archiveSize, storedFile } from '@/lib/platform/files/archives';
import { signedFileLinks } from './file-links';
import {
  archiveEntries,
  type ArchiveEntry,
  archiveName,
  orderFiles,
  type ProductFile,
  productFilePath,
  EVERYTHING,
  linkExpiry,
} from './rules/product-file';
import type { ShownOrder } from './rules/shown-order';

type Given = Pick<ShownOrder, 'id' | 'productSlug' | 'tools'>;

/** What an order gives, as content has it today. */
export const filesOf = (
  { products, retired }: Pick<Content, 'products' | 'retired'>,
  order: Pick<ShownOrder, 'productSlug' | 'tools'>,
): ProductFile[] => orderFiles(order, [...products, ...retired]);

/** A file of content as it lies on this machine; null when it is missing or was changed. */
export const openProductFile = ({ contentFolder }: Context, file: ProductFile) =>
  storedFile(path.join(/* turbopackIgnore: true */ contentFolder, productFilePath(file)), file.size);

/** All files of an order, as its archive has them. */
export function archivedFiles({ content }: Pick<Context, 'content'>, order: Given): ArchiveEntry[] {
  const opened = content.products.flatMap((one) => (one.type === 'bundle' ? one.firstOpened : []));
  return archiveEntries(order, filesOf(content, order), opened);
}

/** Part of a download's address, for right now. `file`: "<product>/<name>", or EVERYTHING. */
export const fileToken = (
  { settings, now }: Context,
  { id: orderId }: { id: string },
  file: string,
): string => signedFileLinks(linkSecrets(settings)).sign({ orderId, file, expires: linkExpiry(now()) });

/** A file as the browser that bought it may fetch it now; `size` in bytes. */
export type Download = { name: string; href: string; size: number };

/**
 * What an order gives with links for right now, for the browser that has just paid: of a bundle one archive.
 */
export function downloadsOf(context: Context, order: Given): Download[] {
  const link = (file: string) => apiRoutes.download(fileToken(context, order, file));
  if (order.tools.length > 1) {
    const size = archiveSize(archivedFiles(context, order));
    return [{ name: archiveName(order), size, href: link(EVERYTHING) }];
  }
  return filesOf(context.content, order).map(({ slug, name, size }) => ({
    name,
    size,
    href: link(`${slug}/${name}`),
  }));
}
