import type { Content } from '@/lib/content/content';
import { keyed } from '@/lib/kernel/keyed';
import { routes } from '@/lib/kernel/routes';
import { audienceOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { RenderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { randomId } from '@/lib/platform/random/random-id';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { writeBuyerMail } from './mails/write-buyer-mail';
import { writeOwnerMail } from './mails/write-owner-mail';
import type { Shop } from './module';
import { SHOWN_STATES } from './rules/order-state';

type World = {
  shop: Pick<Shop, 'shownOrders' | 'termsOf' | 'filesOf' | 'getsNews'>;
  content: Content;
  /** The address of the site, for links. */
  siteUrl: string;
  /** Ends mails that were not asked for, by id. */
  unsubscribeLink: (id: string) => string;
  render: RenderMail;
  frames: Record<'buyer' | 'owner', MailFrame>;
};

/** What writes the mails about orders, to buyers and to the owner, put together. */
export function createShopMails({ shop, content, siteUrl, unsubscribeLink, render, frames }: World) {
  const { mail, orders, site, products, retired, toolbox } = content;
  const { shownOrders, termsOf, filesOf } = shop;
  const sold = [...products, ...retired];
  const { states, receipt } = orders.order;
  /** Makes a key to an order page, keeps its hash, and answers with the address. */
  async function newOrderUrl(orderId: string) {
    const token = randomId();
    await shownOrders.addKey(orderId, tokenHash(token));
    return new URL(routes.order(token), siteUrl).href;
  }
  const stateLabels = keyed(SHOWN_STATES, (state) => states[state].label);
  const toBuyer = writeBuyerMail({
    ...{ shownOrders, newOrderUrl, render, filesOf, termsOf, stateLabels },
    titleOf: (slug) => sold.find((product) => product.slug === slug)?.title ?? slug,
    editionOf: (slug) => sold.find((product) => product.slug === slug)?.edition,
    getsNews: shop.getsNews,
    newsLink: (orderId) => ({ label: mail.frame.quiet, href: unsubscribeLink(orderId) }),
    taxLine: receipt.taxLine,
    paidWith: receipt.paidWith,
    refund: { dated: toolbox.refund.dated, days: site.refundDays },
    words: mail.buyer,
    frame: frames.buyer,
  });
  const toOwner = writeOwnerMail({
    ...{ shownOrders, render, stateLabels },
    ownerAddress: site.notices.email,
    words: mail.owner,
    frame: frames.owner,
  });
  return (one: LeasedMail) => (audienceOf(one.template) === 'owner' ? toOwner(one) : toBuyer(one));
}
