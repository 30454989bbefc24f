import { archiveEntries, archiveName } from '@/lib/domain/orders/archive';
import { entitlement } from '@/lib/domain/orders/entitlement';
import { EVERYTHING, type FileLinks } from '@/lib/domain/orders/file-link';
import { type Purchase, shownState } from '@/lib/domain/orders/purchase';
import { err, ok, type Result } from '@/lib/domain/result';
import type { ProductFile } from '@/lib/domain/toolbox/product-file';
import type { Archives, ProductFiles, PurchaseReader, StoredFile } from './ports';

type Ports = {
  links: FileLinks;
  purchases: PurchaseReader;
  /** What an order gives, as content has it today. */
  filesOf: (order: Purchase) => ProductFile[];
  productFiles: ProductFiles;
  archives: Archives;
  now: () => Date;
};

/** A file ready to be sent. `etag` is a hash over its bytes. */
export type OpenFile = StoredFile & { name: string; size: number; mediaType: string; etag: string };

export type NoDownload = 'invalid' | 'expired' | 'refunded' | 'reversed' | 'disputed' | 'unpaid' | 'missing';

/**
 * Opens the file that a link names. Nothing changes by it, so mail scanners and impatient people use nothing up. The name
 * in a link is looked up in the list of what the order gives: it is never a path.
 */
export function openDownload({ links, purchases, filesOf, productFiles, archives, now }: Ports) {
  return async (token: string): Promise<Result<OpenFile, NoDownload>> => {
    const link = links.read(token);
    if (!link) return err('invalid');
    const order = await purchases.find(link.orderId);
    if (!order || order.erasedAt) return err('invalid');
    const entitled = entitlement(order);
    if (!entitled.access) return err(whyNot(order));
    if (now() >= link.expires) return err('expired');
    return link.file === EVERYTHING ? openArchive(order) : openFile(order, link.file);
  };

  async function openFile(order: Purchase, wanted: string): Promise<Result<OpenFile, NoDownload>> {
    const file = filesOf(order).find(({ slug, name }) => `${slug}/${name}` === wanted);
    if (!file) return err('invalid');
    const stored = await productFiles(file);
    if (!stored) return err('missing');
    const { name, size, mediaType, sha256 } = file;
    return ok({ ...stored, name, size, mediaType, etag: sha256 });
  }

  async function openArchive(order: Purchase): Promise<Result<OpenFile, NoDownload>> {
    const archive = await archives(archiveEntries(order, filesOf(order)));
    if (!archive) return err('missing');
    return ok({ ...archive, name: archiveName(order), mediaType: 'application/zip' });
  }
}

function whyNot(order: Purchase): NoDownload {
  const state = shownState(order);
  return state === 'refunded' || state === 'reversed' || state === 'disputed' ? state : 'unpaid';
}
