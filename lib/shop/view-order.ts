import type { Context } from '@/lib/context';
import { hasAccess } from '@/lib/shop/rules/order-state';
import {
  mayAskRefund,
  refundUntil,
  type ShownOrderWithPayment,
  supportUntil,
} from '@/lib/shop/rules/shown-order';
import { type ProductFile, EVERYTHING } from '@/lib/shop/rules/product-file';
import { type CatalogueProduct, TRACKER_SLUG, type AgreedTerms } from '@/lib/shop/rules/catalogue';
import { upgradeOf } from '@/lib/shop/rules/prices';
import { archiveSize } from '@/lib/platform/files/archives';
import { archivedFiles, filesOf, fileToken } from './files';
import { catalogue, termsOfOrder } from './store/catalogue';
import { findOrderByKey, numberOfUpgrade } from './store/shown-orders';
import { queueNewMails, newMail } from '@/lib/mail/store/outbox';
import { refundAskedMails } from '@/lib/shop/rules/order-mails';

/** `token` is made for this visit, and part of the download's address. */
export type FileOnPage = Pick<ProductFile, 'slug' | 'name' | 'size'> & { token: string };

/** Without files if there is no access. */
export type OrderView = {
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
export async function viewOrder(context: Context, key: string): Promise<OrderView | null> {
  const { database, content, now } = context;
  const { refundDays } = content.site;
  const order = await findOrderByKey(database, key);
  if (!order) return null;
  const access = hasAccess(order.status);
  const files = access ? filesOf(content, order) : [];
  const lastDay = supportUntil(order);
  const sold = await catalogue(database).list();
  const [upgrade = null] = sold.flatMap((bundle) => upgradeOf(order, bundle) ?? []);
  return {
    order,
    files: files.map(({ slug, name, size }) => ({
      slug,
      name,
      size,
      token: fileToken(context, order, `${slug}/${name}`),
    })),
    archive:
      files.length > 1
        ? { size: archiveSize(archivedFiles(context, order)), token: fileToken(context, order, EVERYTHING) }
        : null,
    terms: await termsOfOrder(context, order),
    hasTracker: access && order.tools.includes(TRACKER_SLUG),
    refundUntil: mayAskRefund(order, refundDays, now()) ? refundUntil(order, refundDays) : null,
    upgrade: upgrade && (await numberOfUpgrade(database, order.number)) ? null : upgrade,
    supportUntil: lastDay,
    supportEnded: now() > lastDay,
  };
}

/**
 * Notes on an order that its buyer wants the money back, and tells owner and buyer, once. The owner gives it
 * back at Stripe.
 */
export async function askRefund(context: Context, key: string): Promise<void> {
  const { database, content, notifier, now } = context;
  const order = await findOrderByKey(database, key);
  if (!order || !mayAskRefund(order, content.site.refundDays, now())) return;
  const { id } = order;
  const upgrade = await numberOfUpgrade(database, order.number);
  const mails = refundAskedMails(order, upgrade).map((mail) => newMail(context, { ...mail, orderId: id }));
  const isNoted = await database.$transaction(async (open) => {
    const where = { id, refundAskedAt: null, erasedAt: null };
    const { count } = await open.order.updateMany({ where, data: { refundAskedAt: now() } });
    if (count === 1) await queueNewMails(open, mails);
    return count === 1;
  });
  if (isNoted) notifier.mailQueued();
}
