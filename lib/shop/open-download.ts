import { archiveEntries, archiveName } from '@/lib/shop/rules/archive';
import { hasAccess } from '@/lib/shop/rules/entitlement';
import { EVERYTHING } from '@/lib/shop/rules/file-link';
import { type ShownOrder, shownState } from '@/lib/shop/rules/shown-order';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { StoredFile } from './ports/files';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  'links' | 'shownOrders' | 'filesOf' | 'productFiles' | 'archives' | 'newId' | 'networkHash' | 'now'
>;

/** `etag` is a hash of the bytes. */
type OpenFile = StoredFile & { name: string; size: number; mediaType: string; etag: string };

/** `note` records that the download has begun. */
type Opened = OpenFile & { note: (network: string | null) => Promise<void> };

type NoDownload = 'invalid' | 'expired' | 'refunded' | 'reversed' | 'disputed' | 'unpaid' | 'missing';

/**
 * Opens the file of a signed link. Links can be used repeatedly, so mail scanners do no harm. The name is
 * looked up among the order's files and never used as a path.
 */
export function openDownload(ports: Ports) {
  const { links, shownOrders, filesOf, productFiles, archives, now } = ports;

  return async (token: string): Promise<Result<Opened, NoDownload>> => {
    const link = links.read(token);
    if (!link) return err('invalid');
    const order = await shownOrders.find(link.orderId);
    if (!order || order.erasedAt) return err('invalid');
    if (!hasAccess(order.status)) return err(whyNot(order));
    if (now() >= link.expires) return err('expired');
    const opened = await (link.file === EVERYTHING ? openArchive(order) : openFile(order, link.file));
    if (!opened.ok) return opened;
    const note = (network: string | null) => noteDownload(order.id, link.file, network);
    return ok({ ...opened.value, note });
  };

  /** Evidence for a bank if the buyer says that nothing was delivered. */
  async function noteDownload(orderId: string, file: string, network: string | null): Promise<void> {
    const networkHash = network === null ? null : ports.networkHash(network);
    await ports.shownOrders.noteDownload({ id: ports.newId(), orderId, file, at: now(), networkHash });
  }

  async function openFile(order: ShownOrder, wanted: string): Promise<Result<OpenFile, NoDownload>> {
    const file = filesOf(order).find(({ slug, name }) => `${slug}/${name}` === wanted);
    if (!file) return err('invalid');
    const stored = await productFiles(file);
    if (!stored) return err('missing');
    const { name, size, mediaType, sha256 } = file;
    return ok({ ...stored, name, size, mediaType, etag: sha256 });
  }

  async function openArchive(order: ShownOrder): Promise<Result<OpenFile, NoDownload>> {
    const archive = await archives(archiveEntries(order, filesOf(order)));
    if (!archive) return err('missing');
    return ok({ ...archive, name: archiveName(order), mediaType: 'application/zip' });
  }
}

function whyNot(order: ShownOrder): NoDownload {
  const state = shownState(order);
  return state === 'refunded' || state === 'reversed' || state === 'disputed' ? state : 'unpaid';
}
