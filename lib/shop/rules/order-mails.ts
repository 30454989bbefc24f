import { audienceOf, type Message, type Template } from '@/lib/mail/rules/outbox';
import { addressOf, type Order } from './order';
import type { PaymentEvent } from './payment-event';
import { failedDebits } from './progress';
import { type Dispute, type DisputeStatus, isGiven, type Refund } from './records';
import { type News, sentencesOf } from './sentences';
import type { ShownOrder } from './shown-order';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

type Circumstances = {
  /** Orders that the same address paid for within a day. */
  others: Pick<Order, 'id' | 'number' | 'tools'>[];
  /** Whether the owner wants a mail for each sale (content/site.yaml). */
  eachSale: boolean;
};

/**
 * The mails for a change of an order, to the buyer and to the owner (recipient `null`). The order's new state
 * decides what they say, or whether they are sent (sentences.ts).
 */
export function mailsFor(
  before: Order,
  after: Order,
  { warning }: Pick<PaymentEvent, 'warning'>,
  circumstances: Circumstances,
): Message[] {
  const mails = [
    ...(after.soldAt && !before.soldAt ? saleMails(after, circumstances) : []),
    ...(after.heldAt && !before.heldAt
      ? mailsAbout(after, { news: 'hold', about: after.id, owners: after.hold ? { reason: after.hold } : {} })
      : []),
    ...debitMails(before, after),
    ...changedRecords(before.refunds, after.refunds).flatMap((one) => refundMails(after, one)),
    ...changedRecords(before.disputes, after.disputes).flatMap((one) => disputeMails(after, one)),
    ...(warning ? mailsAbout(after, { news: 'fraud-warning', about: warning.id }) : []),
  ];
  const address = addressOf(after);
  // Without an address nobody else hears of the sale, so the owner always does.
  const tellsNews = circumstances.eachSale || address === null;
  const wanted = mails.filter(({ template }) => tellsNews || !NEWS.includes(template));
  return wanted.flatMap((mail) => withRecipient(mail, address));
}

/** Mails about which the owner has nothing to do. */
const NEWS: readonly Template[] = ['owner-sale', 'owner-refund'];

type Said = { template: Template; about: string; data: object };

/** Buyers' mails that are named differently from their news. */
const BUYERS: Partial<Record<News, Template>> = { sale: 'receipt', hold: 'on-hold' };

/** The news that a mail to buyer or owner tells. */
export const newsOf = (template: Template): News =>
  (Object.keys(BUYERS) as News[]).find((news) => BUYERS[news] === template) ??
  (template.replace(/^owner-/, '') as News);

type Happened = {
  news: News;
  about: string;
  /** Further values of the mails; `owners` are for the owner only. */
  data?: { amount?: number };
  owners?: object;
  /** The buyer gets no mail. */
  isForOwner?: boolean;
};

/** The mails that have a sentence for this news in the order's state. */
function mailsAbout(
  order: ShownOrder,
  { news, about, data = {}, owners, isForOwner = false }: Happened,
): Said[] {
  const [buyers, owner] = sentencesOf(news, order);
  return [
    ...(buyers && !isForOwner ? [{ template: BUYERS[news] ?? (news as Template), about, data }] : []),
    ...(owner ? [{ template: `owner-${news}` as const, about, data: { ...data, ...owners } }] : []),
  ];
}

/** Without an address, the buyer gets none. */
function withRecipient({ template, about, data }: Said, address: string | null): Message[] {
  const isBuyers = audienceOf(template) === 'buyer';
  if (isBuyers && address === null) return [];
  const recipient = isBuyers ? address : null;
  return [{ template, reason: `${template}:${about}`, recipient, data } as Message];
}

function saleMails(order: Order, { others }: Circumstances): Said[] {
  const first = others.find((other) => other.tools.some((tool) => order.tools.includes(tool)));
  return [
    ...mailsAbout(order, { news: 'sale', about: order.id }),
    ...(first ? mailsAbout(order, { news: 'double', about: order.id, owners: { first: first.number } }) : []),
  ];
}

function debitMails(before: Order, after: Order): Said[] {
  const known = failedDebits(before).map(({ id }) => id);
  const [failed] = failedDebits(after).filter(({ id }) => !known.includes(id));
  return failed ? mailsAbout(after, { news: 'payment-failed', about: failed.id }) : [];
}

type Known = { id: string; status: string };

/** The records whose status has changed. */
function changedRecords<R extends Known>(before: R[], after: R[]) {
  return after.flatMap((one) => {
    const known = before.find(({ id }) => id === one.id);
    return known?.status === one.status ? [] : [{ one, known }];
  });
}

function refundMails(order: Order, { one, known }: { one: Refund; known: Refund | undefined }): Said[] {
  const { id, amount, reason } = one;
  if (known && isGiven(known) === isGiven(one)) return [];
  return isGiven(one)
    ? mailsAbout(order, { news: 'refund', about: id, data: { amount } })
    : mailsAbout(order, { news: 'refund-failed', about: id, data: { amount }, owners: { reason } });
}

export const refundAskedMails = (order: ShownOrder, upgrade: string | null): Message[] =>
  mailsAbout(order, { news: 'refund-asked', about: order.id, owners: { upgrade } }).flatMap((mail) =>
    withRecipient(mail, order.email),
  );

const DISPUTE_NEWS = {
  inquiry: 'inquiry',
  inquiry_closed: 'inquiry-closed',
  open: 'dispute',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const satisfies Record<DisputeStatus, News>;

function disputeMails(order: Order, { one, known }: { one: Dispute; known: Dispute | undefined }): Said[] {
  const { id, status, amount, reason, dueBy } = one;
  // The files were never on hold, so there is no news that they are open again.
  const isNoNews = status === 'won' && known?.status !== 'open' && known?.status !== 'lost';
  // A lost dispute that is open again is an appeal: the bank waits for the firm's answer.
  const isAppeal = status === 'open' && known?.status === 'lost';
  const owners = { reason, ...(dueBy && { dueBy: dueBy.toISOString() }) };
  return mailsAbout(order, {
    news: DISPUTE_NEWS[status],
    about: isAppeal ? `${id}:appeal` : id,
    data: { amount },
    owners,
    isForOwner: isNoNews || isAppeal,
  });
}

export const DECLINES_MINUTES = 60;

/** Fewer failed charges are normal. */
const FEW = 10;

/** So many are unusual, however many succeed. */
const MANY = PAYMENT_LIMITS.declinedInTotal.times;

export type Charges = { failed: number; succeeded: number };

/** Whether somebody may be trying stolen cards: ten failures or more that are half of all, or sixty. */
export function unusualDeclines({ failed, succeeded }: Charges): boolean {
  return failed >= MANY || (failed >= FEW && failed >= succeeded);
}
