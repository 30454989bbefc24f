import type { ShownOrders } from '@/lib/shop/store/shown-orders';
import { longDay } from '@/lib/kernel/day';
import { fileSize } from '@/lib/kernel/file-size';
import {
  type FileGroup,
  type RenderedMail,
  type MailValues,
  type RenderMail,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailFrame, MailWords } from '@/lib/mail/rules/words';
import { exactAmount } from '@/lib/kernel/money';
import type { BuyerMails } from '@/lib/shop/content/mails';
import { buyerFacts, type PaidWithWords } from '@/lib/shop/rules/buyer-facts';
import { hasAccess } from '@/lib/shop/rules/entitlement';
import { orderValues } from '@/lib/shop/rules/mail-values';
import { isIn, type ShownState } from '@/lib/shop/rules/order-state';
import { type News, sentencesOf } from '@/lib/shop/rules/sentences';
import {
  type ShownOrder,
  type ShownOrderWithPayment,
  shownState,
  refundPromise,
  supportUntil,
  wentBack,
} from '@/lib/shop/rules/shown-order';
import { TRACKER_SLUG } from '@/lib/shop/rules/tracker';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import type { TermsOfOrder } from '@/lib/shop/ports/orders';

type Ports = {
  shownOrders: Pick<ShownOrders, 'find' | 'ofAddress'>;
  /** Makes a key and returns the full address of the order's page. */
  newOrderUrl: (orderId: string) => Promise<string>;
  render: RenderMail;
  filesOf: (order: ShownOrder) => FileOfTool[];
  titleOf: (slug: string) => string;
  editionOf: (slug: string) => { date: string; news?: string | undefined } | undefined;
  getsNews: (orderId: string) => Promise<boolean | null>;
  /** The link that ends mails about new editions. */
  newsLink: (orderId: string) => { label: string; href: string };
  termsOf: TermsOfOrder;
  stateLabels: Record<ShownState, string>;
  taxLine: string;
  paidWith: PaidWithWords;
  refund: { dated: string; days: number };
  words: BuyerMails;
  frame: MailFrame;
};

type FileOfTool = { slug: string; name: string; size: number };

/** The news that each mail tells. */
const NEWS_OF = {
  ...{ receipt: 'sale', 'on-hold': 'hold', 'payment-failed': 'payment-failed' },
  ...{ refund: 'refund', 'refund-failed': 'refund-failed' },
  ...{ dispute: 'dispute', 'dispute-won': 'dispute-won', 'dispute-lost': 'dispute-lost' },
} as const satisfies Record<Exclude<TemplatesOf<'shop', 'buyer'>, 'find-purchase' | 'improved'>, News>;

/** Whether a find-purchase mail lists an order. */
const isBought = ({ status }: ShownOrder) => isIn(status, 'granted', 'received', 'underWay');

/**
 * Writes a buyer's mail at the moment of sending, from the order as it is now. `null`: there is nothing to
 * say any more.
 */
export function writeBuyerMail(ports: Ports) {
  const { shownOrders, words, newOrderUrl } = ports;

  return async (mail: LeasedMail): Promise<WrittenMail | null> => {
    const to = mail.recipient;
    if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
    const rendered = await renderedMailFor(mail, to);
    if (!rendered) return null;
    const news = mail.template === 'improved' && ports.newsLink(mail.orderId!);
    const frame = news ? { ...ports.frame, links: [news, ...ports.frame.links] } : ports.frame;
    const written = { to, subject: rendered.subject, ...(await ports.render(rendered, frame)) };
    return news ? { ...written, unsubscribeUrl: news.href } : written;
  };

  async function renderedMailFor(mail: LeasedMail, to: string): Promise<RenderedMail | null> {
    const template = mail.template as TemplatesOf<'shop', 'buyer'>;
    if (template === 'find-purchase') return renderFindPurchaseMail(to);
    const order = await orderOf(mail);
    if (template === 'improved') return improved(order, dataOf(mail, template).slug);
    const [sentence] = sentencesOf(NEWS_OF[template], order);
    if (sentence === null) return null;
    if (sentence === 'receipt') return renderMail(words.receipt, await receiptValues(order));
    const { amount = order.refunded } = dataOf(mail, template) as { amount?: number };
    const sum = exactAmount(wentBack(order, amount));
    return renderOrderMail(words[sentence], order, { refundedAmount: sum, disputedAmount: sum });
  }

  async function orderOf(mail: LeasedMail): Promise<ShownOrderWithPayment> {
    const order = mail.orderId === null ? null : await shownOrders.find(mail.orderId);
    if (order) return order;
    throw new Error(`Mail ${mail.id} (${mail.template}) is about an order that is not there.`);
  }

  async function improved(order: ShownOrder, slug: string): Promise<RenderedMail | null> {
    const edition = ports.editionOf(slug);
    if (!edition || !hasAccess(order.status) || !(await ports.getsNews(order.id))) return null;
    const values = {
      tool: ports.titleOf(slug),
      edition: longDay(new Date(edition.date)),
      news: edition.news ?? '',
    };
    return renderOrderMail(words.improved, order, values);
  }

  /** With a link to the order's page if the mail has a button. */
  async function renderOrderMail(text: MailWords, order: ShownOrder, more: Record<string, string>) {
    const hasLink = text.blocks.some(({ kind }) => kind === 'button' || kind === 'link');
    const links = hasLink ? { order: await newOrderUrl(order.id) } : {};
    return renderMail(text, { values: { ...orderValues(order), ...more }, links });
  }

  async function receiptValues(order: ShownOrderWithPayment): Promise<MailValues> {
    const { license, ...terms } = await ports.termsOf(order);
    const sum = (cents: number) => exactAmount({ cents, currency: order.currency });
    const withdrawal = terms.isKept ? terms.withdrawal : '';
    const { email: customerEmail, paidWith } = buyerFacts(order, ports.paidWith);
    return {
      values: {
        ...orderValues(order),
        ...{ customerEmail, paidWith, withdrawal, license },
        discount: order.discount > 0 ? sum(order.discount) : '',
        taxLine: order.tax > 0 ? sum(order.tax) : ports.taxLine,
        supportUntil: longDay(supportUntil(order)),
        refundPromise: refundPromise(order, ports.refund),
      },
      links: { order: await newOrderUrl(order.id) },
      files: byTool(ports.filesOf(order)),
      hasTracker: order.tools.includes(TRACKER_SLUG),
    };
  }

  function byTool(files: FileOfTool[]): FileGroup[] {
    const slugs = [...new Set(files.map(({ slug }) => slug))];
    return slugs.map((slug) => ({
      tool: slugs.length > 1 ? ports.titleOf(slug) : null,
      rows: files.filter((file) => file.slug === slug).map(({ name, size }) => [name, fileSize(size)]),
    }));
  }

  async function renderFindPurchaseMail(address: string): Promise<RenderedMail | null> {
    const found = (await shownOrders.ofAddress(address)).filter(isBought);
    if (found.length === 0) return null;
    const orders = [];
    for (const order of found)
      orders.push({
        title: order.title,
        date: longDay(order.paidAt ?? order.createdAt),
        status: ports.stateLabels[shownState(order)],
        href: await newOrderUrl(order.id),
      });
    return renderMail(words.findPurchase, { values: {}, orders });
  }
}
