import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { apiRoutes } from '@/lib/kernel/api-routes';
import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecrets } from '@/lib/platform/config/link-secrets';
import { archiveFolder, archiveStore } from '@/lib/platform/files/archives';
import { signedFileLinks } from '@/lib/platform/files/link-signing';
import { storedFile } from '@/lib/platform/files/stored-file';
import type { Archives, Download, ProductFiles } from './ports/files';
import { archiveEntries, archiveName } from './rules/archive';
import { EVERYTHING, linkExpiry } from './rules/file-link';
import { orderFiles } from './rules/order-files';
import { productFilePath } from './rules/product-file';
import type { ShownOrder } from './rules/shown-order';

type World = {
  settings: LinkSettings & Pick<Env, 'ARCHIVE_FOLDER'>;
  content: Pick<Content, 'products' | 'retired'>;
  /** Where content lies, with the files of its products. */
  contentFolder: string;
  now: () => Date;
  onUnexpectedError: (error: unknown) => void;
};

/** The files of orders: which there are, where they lie, and the links to them. */
export function createFiles({ settings, content, contentFolder, now, onUnexpectedError }: World) {
  const sold = [...content.products, ...content.retired];
  const links = signedFileLinks(linkSecrets(settings));
  const filesOf = (order: Pick<ShownOrder, 'productSlug' | 'tools'>) => orderFiles(order, sold);
  const stored = archiveStore({ folder: archiveFolder(settings, process.cwd()), source: contentFolder });
  // Where no archive can be written, the single files are there all the same.
  const archives: Archives = (entries) =>
    stored(entries).catch((error: unknown) => {
      onUnexpectedError(error);
      return null;
    });
  const productFiles: ProductFiles = (file) =>
    storedFile(path.join(/* turbopackIgnore: true */ contentFolder, productFilePath(file)), file.size);
  const link = (order: Pick<ShownOrder, 'id'>, file: string) =>
    apiRoutes.download(links.sign({ orderId: order.id, file, expires: linkExpiry(now()) }));
  /**
   * What an order gives with links for right now, for the browser that has just paid: of a bundle one
   * archive.
   */
  async function downloadsOf(order: Pick<ShownOrder, 'id' | 'productSlug' | 'tools'>): Promise<Download[]> {
    const files = filesOf(order);
    const archive = order.tools.length > 1 ? await archives(archiveEntries(order, files)) : null;
    if (archive) return [{ name: archiveName(order), size: archive.size, href: link(order, EVERYTHING) }];
    return files.map(({ slug, name, size }) => ({ name, size, href: link(order, `${slug}/${name}`) }));
  }
  return { links, filesOf, archives, productFiles, downloadsOf };
}
