import type { Context } from '@/lib/context';
import { archiveName, EVERYTHING } from '@/lib/shop/rules/product-file';
import { hasAccess } from '@/lib/shop/rules/order-state';
import { type ShownOrder, shownState } from '@/lib/shop/rules/shown-order';
import { err, ok, type Result } from '@/lib/kernel/result';
import { linkSecret, linkSecrets } from '@/lib/platform/config/link-secrets';
import { archiveSize, openArchive, type StoredFile } from '@/lib/platform/files/archives';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { logRefusal } from '@/lib/platform/http/unexpected-error';
import { randomId } from '@/lib/platform/random/tokens';
import { signedFileLinks } from './file-links';
import { archivedFiles, filesOf, openProductFile } from './files';
import { findShownOrder } from './store/shown-orders';

type OpenFile = StoredFile & { name: string; size: number; mediaType: string };

/** `note` records that the download has begun. */
type Opened = OpenFile & { note: (network: string | null) => Promise<void> };

/** Why a file isn't sent, with the status that says so. */
export const NO_DOWNLOAD = {
  invalid: 404,
  expired: 410,
  refunded: 410,
  reversed: 410,
  disputed: 403,
  unpaid: 403,
  missing: 500,
} as const;
export type NoDownload = keyof typeof NO_DOWNLOAD;

/**
 * Opens the file of a signed link. Links can be used repeatedly, so mail scanners do no harm. The name is
 * looked up among the order's files and never used as a path.
 */
export async function openDownload(context: Context, token: string): Promise<Result<Opened, NoDownload>> {
  const opened = await openLink(context, token);
  if (!opened.ok && opened.error === 'invalid') logRefusal('download link');
  if (!opened.ok && opened.error === 'missing')
    context.onUnexpectedError(new Error('A buyer asked for a file that is not in content/products.'));
  return opened;
}

async function openLink(context: Context, token: string): Promise<Result<Opened, NoDownload>> {
  const { settings, database, now } = context;
  const link = signedFileLinks(linkSecrets(settings)).read(token);
  if (!link) return err('invalid');
  const order = await findShownOrder(database, { id: link.orderId });
  if (!order || order.erasedAt) return err('invalid');
  if (!hasAccess(order.status)) return err(whyNot(order));
  if (now() >= link.expires) return err('expired');
  const opened = await (link.file === EVERYTHING
    ? openEverything(context, order)
    : openFile(context, order, link.file));
  if (!opened.ok) return opened;
  const note = (network: string | null) => noteDownload(context, order.id, link.file, network);
  return ok({ ...opened.value, note });
}

/** Evidence for a bank if the buyer says that nothing was delivered. */
async function noteDownload(
  { settings, database, now }: Context,
  orderId: string,
  file: string,
  network: string | null,
): Promise<void> {
  const networkHash = network === null ? null : keyedHash(linkSecret(settings), 'network')(network);
  const data = { id: randomId(), orderId, file, at: now(), networkHash };
  await database.download.create({ data, select: { id: true } });
}

async function openFile(
  context: Context,
  order: ShownOrder,
  wanted: string,
): Promise<Result<OpenFile, NoDownload>> {
  const file = filesOf(context.content, order).find(({ slug, name }) => `${slug}/${name}` === wanted);
  if (!file) return err('invalid');
  const stored = await openProductFile(context, file);
  if (!stored) return err('missing');
  const { name, size, mediaType } = file;
  return ok({ ...stored, name, size, mediaType });
}

async function openEverything(context: Context, order: ShownOrder): Promise<Result<OpenFile, NoDownload>> {
  const files = archivedFiles(context, order);
  const archive = await openArchive(context.contentFolder, files);
  if (!archive) return err('missing');
  const about = { name: archiveName(order), size: archiveSize(files), mediaType: 'application/zip' };
  return ok({ ...archive, ...about });
}

function whyNot(order: ShownOrder): NoDownload {
  const state = shownState(order);
  return state === 'refunded' || state === 'reversed' || state === 'disputed' ? state : 'unpaid';
}
