import { archiveEntries } from '@/lib/shop/rules/archive';
import { hasAccess } from '@/lib/shop/rules/entitlement';
import { EVERYTHING, linkExpiry } from '@/lib/shop/rules/file-link';
import {
  mayAskRefund,
  refundUntil,
  type ShownOrderWithPayment,
  supportUntil,
} from '@/lib/shop/rules/shown-order';
import type { ProductFile } from '@/lib/shop/rules/product-file';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { upgradeOf } from '@/lib/shop/rules/upgrade';
import { TRACKER_SLUG } from '@/lib/shop/rules/tracker';
import type { AgreedTerms } from '@/lib/shop/rules/terms';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  'shownOrders' | 'catalogue' | 'filesOf' | 'termsOf' | 'links' | 'archives' | 'refundDays' | 'hash' | 'now'
>;

/** `token` is made for this visit, and part of the download's address. */
type FileOnPage = Pick<ProductFile, 'slug' | 'name' | 'size' | 'sha256'> & { token: string };

/** Without files if there is no access. */
type OrderView = {
  order: ShownOrderWithPayment;
  files: FileOnPage[];
  /** All files, if there are several. */
  archive: { size: number; token: string } | null;
  hasTracker: boolean;
  terms: AgreedTerms;
  supportUntil: Date;
  supportEnded: boolean;
  /** Until when the money can be asked back; `null`: not, or it was. */
  refundUntil: Date | null;
  /** A bundle at the price for the owner of these tools. */
  upgrade: CatalogueProduct | null;
};

/** What an order's page shows; `null` for an unknown key. */
export function viewOrder(ports: Ports) {
  const { shownOrders, catalogue, filesOf, termsOf, links, archives, refundDays, hash, now } = ports;
  return async (key: string): Promise<OrderView | null> => {
    const order = await shownOrders.findByKey(hash(key));
    if (!order) return null;
    const access = hasAccess(order.status);
    const files = access ? filesOf(order) : [];
    const token = (file: string) => links.sign({ orderId: order.id, file, expires: linkExpiry(now()) });
    const archive = files.length > 1 ? await archives(archiveEntries(order, files)) : null;
    const lastDay = supportUntil(order);
    const [upgrade = null] = (await catalogue.list()).flatMap((bundle) => upgradeOf(order, bundle) ?? []);
    return {
      order,
      files: files.map(({ slug, name, size, sha256 }) => ({
        slug,
        name,
        size,
        sha256,
        token: token(`${slug}/${name}`),
      })),
      archive: archive && { size: archive.size, token: token(EVERYTHING) },
      terms: await termsOf(order),
      hasTracker: access && order.tools.includes(TRACKER_SLUG),
      refundUntil: mayAskRefund(order, refundDays, now()) ? refundUntil(order, refundDays) : null,
      upgrade: (await shownOrders.upgradeOf(order.number)) ? null : upgrade,
      supportUntil: lastDay,
      supportEnded: now() > lastDay,
    };
  };
}
