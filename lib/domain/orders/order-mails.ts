import type { MailData, Template } from '../mail/outbox';
import { hasAccess } from './entitlement';
import { addressOf, type Order } from './order';
import type { PaymentNotice } from './payment-notice';

/** What is to be told, to whom and why; it becomes a mail in the outbox unless one for the same reason is there. */
export type OrderMail = {
  [T in Template]: { template: T; reason: string; recipient: string | null; data: MailData[T] | null };
}[Template];

/** What else decides what is told. */
export type Circumstances = {
  /** Other orders that the same address paid for within a day. */
  others: Pick<Order, 'id' | 'number' | 'tools'>[];
  /** Whether the owner wants to hear of each sale (content/site.yaml). */
  eachSale: boolean;
  now: Date;
};

/** The mails that this step of an order calls for: to the buyer, and to the firm (recipient null). */
export function mailsFor(
  before: Order,
  after: Order,
  notice: PaymentNotice,
  { others, eachSale, now }: Circumstances,
): OrderMail[] {
  return [
    ...(isSale(before, after, now) ? saleMails(after, others, eachSale) : []),
    ...refundMails(before, after),
    ...(notice.kind === 'dispute' ? disputeMails(before, notice) : []),
    ...(after.hold && !before.hold ? [holdMail(after)] : []),
  ];
}

/** For so long after its payment an order may become a sale: what was said of it is still known, and not said again. */
const SALE_MS = 30 * 24 * 60 * 60_000;

/** Access begins. When it only comes back, with a dispute that is won after months, nobody has bought anything. */
function isSale(before: Order, after: Order, now: Date): boolean {
  if (hasAccess(before.status) || !hasAccess(after.status)) return false;
  return before.paidAt === null || now.getTime() - before.paidAt.getTime() < SALE_MS;
}

function saleMails(order: Order, others: Circumstances['others'], eachSale: boolean): OrderMail[] {
  const { id } = order;
  const recipient = addressOf(order);
  const first = others.find((other) => other.tools.some((tool) => order.tools.includes(tool)));
  const mails: OrderMail[] = [];
  if (recipient) mails.push({ template: 'receipt', reason: `receipt:${id}`, recipient, data: {} });
  // A sale without an address reaches nobody else: then the owner hears of it in any case.
  if (eachSale || !recipient)
    mails.push({ template: 'owner-sale', reason: `owner-sale:${id}`, recipient: null, data: {} });
  if (first)
    mails.push({
      template: 'owner-double',
      reason: `owner-double:${id}`,
      recipient: null,
      data: { first: first.number },
    });
  return mails;
}

function refundMails(before: Order, after: Order): OrderMail[] {
  const recipient = addressOf(after);
  const amount = after.refunded - before.refunded;
  if (amount <= 0 || !recipient) return [];
  return [
    { template: 'refund', reason: `refund:${after.id}:${after.refunded}`, recipient, data: { amount } },
  ];
}

function disputeMails(
  before: Order,
  { disputeId, state, amount, reason, dueBy }: Extract<PaymentNotice, { kind: 'dispute' }>,
): OrderMail[] {
  const known = before.disputes[disputeId];
  if (known === state || (known && state === 'open')) return [];
  const data = { amount, reason, ...(dueBy && { dueBy: dueBy.toISOString() }) };
  const template = DISPUTE_MAILS[state];
  return [{ template, reason: `${template}:${disputeId}`, recipient: null, data }];
}

const DISPUTE_MAILS = {
  open: 'owner-dispute',
  won: 'owner-dispute-won',
  lost: 'owner-dispute-lost',
} as const;

function holdMail({ id, hold }: Order): OrderMail {
  return {
    template: 'owner-hold',
    reason: `owner-hold:${id}`,
    recipient: null,
    data: hold ? { reason: hold } : {},
  };
}
