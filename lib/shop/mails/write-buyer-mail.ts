import { soldOf } from '@/lib/content/catalogue';
import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { longDay } from '@/lib/kernel/time';
import { fileSize } from '@/lib/kernel/text';
import {
  type FileGroup,
  type RenderedMail,
  type MailValues,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailWords } from '@/lib/mail/rules/words';
import { exactAmount } from '@/lib/kernel/money';
import { routes } from '@/lib/kernel/routes';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import { getsNews } from '@/lib/shop/announce';
import { filesOf } from '@/lib/shop/files';
import {
  buyerFacts,
  orderValues,
  refundPromise,
  type ShownOrder,
  type ShownOrderWithPayment,
  supportUntil,
  toldState,
  wentBack,
} from '@/lib/shop/rules/shown-order';
import { hasAccess, isIn } from '@/lib/shop/rules/order-state';
import { newsOf } from '@/lib/shop/rules/order-mails';
import { sentencesOf } from '@/lib/shop/rules/sentences';
import { TRACKER_SLUG, type AgreedTerms } from '@/lib/shop/rules/catalogue';
import { mailLinks } from '@/lib/your-data/mail-links';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { findShownOrder, newOrderKey, ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { termsOfOrder } from '@/lib/shop/store/catalogue';

/** Whether a find-purchase mail lists an order. */
const isBought = ({ status }: ShownOrder) => isIn(status, 'granted', 'received', 'underWay');

/** What a mail is written from, beside its order. */
type Given = {
  content: Content;
  /** Makes a key and returns the full address of the order's page. */
  newOrderUrl: (orderId: string) => Promise<string>;
  termsOf: (order: ShownOrder) => Promise<AgreedTerms>;
};

/**
 * Writes a buyer's mail at the moment of sending, from the order as it is now. `null`: there is nothing to
 * say any more.
 */
export async function writeBuyerMail(context: Context, mail: LeasedMail): Promise<WrittenMail | null> {
  const { settings, database, content } = context;
  const to = mail.recipient;
  if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
  const given: Given = {
    content,
    termsOf: (order) => termsOfOrder(context, order),
    newOrderUrl: async (orderId) =>
      new URL(routes.order(await newOrderKey(database, orderId)), settings.BASE_URL).href,
  };
  if (mail.template === 'find-purchase') {
    const found = await renderFindPurchaseMail(given, await ordersOfAddress(database, to));
    return found && { to, ...(await finishMail(context, 'buyer', found)) };
  }
  const order = mail.orderId === null ? null : await findShownOrder(database, { id: mail.orderId });
  if (mail.template === 'improved') return writeNews(context, given, { mail, order, to });
  const rendered = await renderBuyerMail(given, mail, order);
  return rendered && { to, ...(await finishMail(context, 'buyer', rendered)) };
}

/** A new edition of what was bought. It was not asked for, so it has a way out. */
async function writeNews(
  context: Context,
  given: Given,
  { mail, order, to }: { mail: LeasedMail; order: ShownOrder | null; to: string },
): Promise<WrittenMail | null> {
  const { settings, content } = context;
  const sold = soldOf(content, dataOf(mail, 'improved').slug);
  if (!order || !sold?.edition || !hasAccess(order.status) || !(await getsNews(context, order.id)))
    return null;
  const { date, news = '' } = sold.edition;
  const values = { tool: sold.title, edition: longDay(new Date(date)), news };
  const rendered = await renderOrderMail(given, content.mail.buyer.improved, order, values);
  const href = mailLinks(settings).unsubscribeLink(order.id);
  const out = { label: content.mail.frame.quiet, href };
  return { to, ...(await finishMail(context, 'buyer', rendered, [out])), unsubscribeUrl: href };
}

/** @throws where the order is not there */
export async function renderBuyerMail(
  given: Given,
  mail: LeasedMail,
  order: ShownOrderWithPayment | null,
): Promise<RenderedMail | null> {
  if (!order) throw new Error(`Mail ${mail.id} (${mail.template}) is about an order that is not there.`);
  const words = given.content.mail.buyer;
  const template = mail.template as TemplatesOf<'shop', 'buyer'>;
  const [sentence] = sentencesOf(newsOf(template), order);
  if (sentence === null) return null;
  if (sentence === 'receipt') return renderMail(words.receipt, await receiptValues(given, order));
  const { amount = order.refunded } = dataOf(mail, template) as { amount?: number };
  const sum = exactAmount(wentBack(order, amount));
  return renderOrderMail(given, words[sentence], order, { refundedAmount: sum, disputedAmount: sum });
}

/** With a link to the order's page if the mail has a button. */
async function renderOrderMail(
  { newOrderUrl }: Given,
  text: MailWords,
  order: ShownOrder,
  more: Record<string, string>,
) {
  const hasLink = text.blocks.some(({ kind }) => kind === 'button' || kind === 'link');
  const links = hasLink ? { order: await newOrderUrl(order.id) } : {};
  return renderMail(text, { values: { ...orderValues(order), ...more }, links });
}

async function receiptValues(given: Given, order: ShownOrderWithPayment): Promise<MailValues> {
  const { site, orders, toolbox } = given.content;
  const { receipt } = orders.order;
  const { license, ...terms } = await given.termsOf(order);
  const withdrawal = terms.isKept ? terms.withdrawal : '';
  const sum = (cents: number) => exactAmount({ cents, currency: order.currency });
  const { email: customerEmail, paidWith } = buyerFacts(order, receipt.paidWith);
  return {
    values: {
      ...orderValues(order),
      customerEmail,
      paidWith,
      withdrawal,
      license,
      discount: order.discount > 0 ? sum(order.discount) : '',
      taxLine: order.tax > 0 ? sum(order.tax) : receipt.taxLine,
      supportUntil: longDay(supportUntil(order)),
      refundPromise: refundPromise(order, { dated: toolbox.refund.dated, days: site.refundDays }),
    },
    links: { order: await given.newOrderUrl(order.id) },
    files: byTool(given.content, order),
    hasTracker: order.tools.includes(TRACKER_SLUG),
  };
}

function byTool(content: Content, order: ShownOrder): FileGroup[] {
  const files = filesOf(content, order);
  const slugs = [...new Set(files.map(({ slug }) => slug))];
  return slugs.map((slug) => ({
    tool: slugs.length > 1 ? (soldOf(content, slug)?.title ?? slug) : null,
    rows: files.filter((file) => file.slug === slug).map(({ name, size }) => [name, fileSize(size)]),
  }));
}

async function renderFindPurchaseMail(
  { content, newOrderUrl }: Given,
  all: ShownOrder[],
): Promise<RenderedMail | null> {
  const found = all.filter(isBought);
  if (found.length === 0) return null;
  const { states } = content.orders.order;
  const orders = [];
  for (const order of found)
    orders.push({
      title: order.title,
      date: longDay(order.paidAt ?? order.createdAt),
      status: states[toldState(order)].label,
      href: await newOrderUrl(order.id),
    });
  return renderMail(content.mail.buyer.findPurchase, { values: {}, orders });
}
