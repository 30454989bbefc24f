import { longDay } from '@/lib/kernel/day';
import { fileSize } from '@/lib/kernel/file-size';
import {
  type FileGroup,
  type RenderedMail,
  type MailValues,
  type RenderMail,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type MailData, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailFrame, MailWords } from '@/lib/mail/rules/words';
import { exactAmount } from '@/lib/kernel/money';
import type { BuyerMails } from '@/lib/shop/content/mails';
import { buyerFacts, type PaidWithWords } from '@/lib/shop/rules/buyer-facts';
import { orderValues } from '@/lib/shop/rules/mail-values';
import { isIn, type ShownState } from '@/lib/shop/rules/order-state';
import {
  type ShownOrder,
  type ShownOrderWithPayment,
  shownState,
  supportUntil,
} from '@/lib/shop/rules/shown-order';
import { TRACKER_SLUG } from '@/lib/shop/rules/tracker';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import type { ShownOrders, TermsOfOrder } from '@/lib/shop/ports/orders';

type Ports = {
  shownOrders: Pick<ShownOrders, 'find' | 'ofAddress'>;
  /** Makes a key to an order page and answers with the full address of that page. */
  newOrderUrl: (orderId: string) => Promise<string>;
  render: RenderMail;
  /** What a buyer of these tools gets: name and size in bytes, and the tool it lies with. */
  filesOf: (order: ShownOrder) => FileOfTool[];
  titleOf: (slug: string) => string;
  termsOf: TermsOfOrder;
  /** What the page of an order calls its state. */
  stateLabels: Record<ShownState, string>;
  taxLine: string;
  paidWith: PaidWithWords;
  words: BuyerMails;
  frame: MailFrame;
};

type FileOfTool = { slug: string; name: string; size: number };

const DISPUTES = { dispute: 'dispute', 'dispute-won': 'disputeWon', 'dispute-lost': 'disputeLost' } as const;

/** Whether a find-purchase mail lists an order: money has come in, or a bank has it in hand. */
const isBought = ({ status }: ShownOrder) => isIn(status, 'granted', 'received', 'underWay');

/**
 * Writes a queued mail to a buyer when it is sent: reads the order as it is now and makes its links. Null:
 * nobody bought.
 */
export function writeBuyerMail(ports: Ports) {
  const { shownOrders, words, newOrderUrl } = ports;

  return async (mail: LeasedMail): Promise<WrittenMail | null> => {
    const to = mail.recipient;
    if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
    const rendered = await renderedMailFor(mail, to);
    return rendered && { to, subject: rendered.subject, ...(await ports.render(rendered, ports.frame)) };
  };

  async function renderedMailFor(mail: LeasedMail, to: string): Promise<RenderedMail | null> {
    const template = mail.template as TemplatesOf<'shop', 'buyer'>;
    switch (template) {
      case 'receipt':
        return renderMail(words.receipt, await receiptValues(await orderOf(mail)));
      case 'on-hold':
        return renderOrderMail(words.onHold, await orderOf(mail));
      case 'payment-failed':
        return renderOrderMail(words.paymentFailed, await orderOf(mail));
      case 'refund':
        return renderRefundMail(await orderOf(mail), dataOf(mail, 'refund'));
      case 'refund-failed': {
        const refundedAmount = exactAmount(dataOf(mail, template).amount);
        return renderOrderMail(words.refundFailed, await orderOf(mail), { refundedAmount });
      }
      case 'dispute':
      case 'dispute-won':
      case 'dispute-lost': {
        const disputedAmount = exactAmount(dataOf(mail, template).amount);
        return renderOrderMail(words[DISPUTES[template]], await orderOf(mail), { disputedAmount });
      }
      case 'find-purchase':
        return renderFindPurchaseMail(to);
    }
  }

  async function orderOf(mail: LeasedMail): Promise<ShownOrderWithPayment> {
    const order = mail.orderId === null ? null : await shownOrders.find(mail.orderId);
    if (order) return order;
    throw new Error(`Mail ${mail.id} (${mail.template}) is about an order that is not there.`);
  }

  /** A mail about an order, with a link to its page. */
  async function renderOrderMail(text: MailWords, order: ShownOrder, more: Record<string, string> = {}) {
    const links = { order: await newOrderUrl(order.id) };
    return renderMail(text, { values: { ...orderValues(order), ...more }, links });
  }

  async function receiptValues(order: ShownOrderWithPayment): Promise<MailValues> {
    const { license, ...terms } = await ports.termsOf(order);
    const withdrawal = terms.isKept ? terms.withdrawal : '';
    const { email: customerEmail, soldTo, paidWith } = buyerFacts(order, ports.paidWith);
    return {
      values: {
        ...orderValues(order),
        ...{ customerEmail, soldTo, paidWith, withdrawal, license },
        taxLine: ports.taxLine,
        supportUntil: longDay(supportUntil(order)),
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

  async function renderRefundMail(order: ShownOrder, { amount }: MailData['refund']): Promise<RenderedMail> {
    const refundedAmount = exactAmount(amount ?? order.refunded);
    if (order.soldAt && order.status === 'refunded')
      return renderMail(words.refund, { values: { ...orderValues(order), refundedAmount } });
    const isOpen = order.status === 'partially_refunded';
    return renderOrderMail(isOpen ? words.partialRefund : words.refundOnHold, order, { refundedAmount });
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
