import path from 'node:path';
import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { apiRoutes } from '@/lib/kernel/routes';
import { linkSecrets } from '@/lib/platform/config/link-secrets';
import { archiveFolder, storedArchive } from '@/lib/platform/files/archives';
import { signedFileLinks } from '@/lib/platform/files/link-signing';
import { storedFile } from '@/lib/platform/files/stored-file';
import {
  archiveEntries,
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

/** All files of an order; null where no archive can be written: the single files are there all the same. */
export function archiveOf({ settings, content, contentFolder, onUnexpectedError }: Context, order: Given) {
  const folders = { folder: archiveFolder(settings, process.cwd()), source: contentFolder };
  const opened = content.products.flatMap((one) => (one.type === 'bundle' ? one.firstOpened : []));
  const entries = archiveEntries(order, filesOf(content, order), opened);
  return storedArchive(folders, entries).catch((error: unknown) => {
    onUnexpectedError(error);
    return null;
  });
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
export async function downloadsOf(context: Context, order: Given): Promise<Download[]> {
  const link = (file: string) => apiRoutes.download(fileToken(context, order, file));
  const archive = order.tools.length > 1 ? await archiveOf(context, order) : null;
  if (archive) return [{ name: archiveName(order), size: archive.size, href: link(EVERYTHING) }];
  return filesOf(context.content, order).map(({ slug, name, size }) => ({
    ...{ name, size, href: link(`${slug}/${name}`) },
  }));
}
