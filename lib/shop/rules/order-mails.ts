import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import { audienceOf, type MailData, type Message, type Template } from '@/lib/mail/rules/outbox';
import { addressOf, type Order } from './order';
import type { PaymentEvent } from './payment-event';
import { failedDebits, isSumOfRefunds } from './progress';
import { type Dispute, type DisputeStatus, isGiven, type Refund } from './records';

/** What else decides what is told. */
type Circumstances = {
  /** Other orders that the same address paid for within a day. */
  others: Pick<Order, 'id' | 'number' | 'tools'>[];
  /** Whether the owner wants to hear of each sale (content/site.yaml). */
  eachSale: boolean;
  /** What the firm's own system is told of. */
  leadWebhookEvents?: readonly LeadWebhookEvent[];
};

/** The mails that this step of an order calls for: to the buyer, and to the firm (recipient null). */
export function mailsFor(
  before: Order,
  after: Order,
  { warning }: Pick<PaymentEvent, 'warning'>,
  circumstances: Circumstances,
): Message[] {
  const mails = [
    ...(after.soldAt && !before.soldAt ? saleMails(after, circumstances) : []),
    ...(after.heldAt && !before.heldAt ? holdMails(after) : []),
    ...debitMails(before, after),
    ...newly(before.refunds, after.refunds, mayHaveBeenTold(before)).flatMap(refundMails),
    ...newly(before.disputes, after.disputes).flatMap(disputeMails),
    ...(warning ? [toOwner('owner-fraud-warning', warning.id, { reason: warning.reason })] : []),
  ];
  const address = addressOf(after);
  // A sale without an address reaches nobody else: then the owner hears of it in any case.
  const tellsNews = circumstances.eachSale || address === null;
  const { leadWebhookEvents = [] } = circumstances;
  const isWanted = ({ template }: Said) =>
    isPosted(template) ? leadWebhookEvents.includes(EVENTS[template]) : tellsNews || !NEWS.includes(template);
  const wanted = mails.filter(isWanted);
  return wanted.flatMap((mail) => addressed(mail, address));
}

/** What the owner has nothing to do for. */
const NEWS: readonly Template[] = ['owner-sale', 'owner-refund'];

/** What is posted, and the event that it is. */
const EVENTS = { 'sale-hook': 'sale', 'refund-hook': 'refund' } as const;
const isPosted = (template: Template): template is keyof typeof EVENTS => template in EVENTS;

type Said = { template: Template; about: string; data: object };

const toOwner = <T extends Template>(template: T, about: string, data: MailData[T]): Said => ({
  template,
  about,
  data,
});
const toBuyer = toOwner;
const toSystem = toOwner;

/** To the owner or the firm's own system, or to the buyer where there is an address. */
function addressed({ template, about, data }: Said, address: string | null): Message[] {
  const isBuyers = audienceOf(template) === 'buyer';
  if (isBuyers && address === null) return [];
  const recipient = isBuyers ? address : null;
  return [{ template, reason: `${template}:${about}`, recipient, data } as Message];
}

function saleMails(order: Order, { others }: Circumstances): Said[] {
  const first = others.find((other) => other.tools.some((tool) => order.tools.includes(tool)));
  return [
    toBuyer('receipt', order.id, {}),
    toOwner('owner-sale', order.id, {}),
    toSystem('sale-hook', order.id, {}),
    ...(first ? [toOwner('owner-double', order.id, { first: first.number })] : []),
  ];
}

function holdMails({ id, hold }: Order): Said[] {
  return [toBuyer('on-hold', id, {}), toOwner('owner-hold', id, hold ? { reason: hold } : {})];
}

/** Unless it was paid in another way meanwhile. */
function debitMails(before: Order, after: Order): Said[] {
  if (after.status !== 'payment_failed') return [];
  const known = failedDebits(before).map(({ id }) => id);
  const [failed] = failedDebits(after).filter(({ id }) => !known.includes(id));
  if (!failed) return [];
  return [toBuyer('payment-failed', failed.id, {}), toOwner('owner-payment-failed', failed.id, {})];
}

type Known = { id: string; status: string };

/** The records that have another status than before; `isTold` says which need no word. */
function newly<R extends Known>(before: R[], after: R[], isTold: (one: R) => boolean = () => false) {
  return after.flatMap((one) => {
    const known = before.find(({ id }) => id === one.id);
    return known?.status === one.status || isTold(one) ? [] : [{ one, known }];
  });
}

/**
 * Refunds that an older version of the site told of, when it knew only their sum. Of one that came back it
 * told nothing.
 */
function mayHaveBeenTold(order: Order) {
  const isSum = isSumOfRefunds(order);
  let covered = order.refunds.find(isSum)?.amount ?? 0;
  return (refund: Refund) => {
    const { amount } = refund;
    if (isSum(refund) || !isGiven(refund) || amount > covered) return false;
    covered -= amount;
    return true;
  };
}

function refundMails({ one, known }: { one: Refund; known: Refund | undefined }): Said[] {
  const { id, amount, reason, createdAt } = one;
  if (known && isGiven(known) === isGiven(one)) return [];
  const at = createdAt.toISOString();
  return isGiven(one)
    ? [
        toBuyer('refund', id, { amount }),
        toOwner('owner-refund', id, { amount }),
        toSystem('refund-hook', id, { amount, at }),
      ]
    : [
        toBuyer('refund-failed', id, { amount }),
        toOwner('owner-refund-failed', id, { amount, reason }),
        ...(known ? [toSystem('refund-hook', `${id}:failed`, { amount: 0, at })] : []),
      ];
}

/**
 * Whom each turn of a dispute is told to. The bank asks the firm only: of an inquiry the buyer hears nothing
 * from us.
 */
const DISPUTE_MAILS: Record<DisputeStatus, { buyer?: Template; owner: Template }> = {
  inquiry: { owner: 'owner-inquiry' },
  inquiry_closed: { owner: 'owner-inquiry-closed' },
  open: { buyer: 'dispute', owner: 'owner-dispute' },
  won: { buyer: 'dispute-won', owner: 'owner-dispute-won' },
  lost: { buyer: 'dispute-lost', owner: 'owner-dispute-lost' },
};

function disputeMails({ one, known }: { one: Dispute; known: Dispute | undefined }): Said[] {
  const { id, status, amount, reason, dueBy } = one;
  const { buyer, owner } = DISPUTE_MAILS[status];
  // Whose files were never on hold needs no word that they are open again.
  const isForBuyer = buyer && (status !== 'won' || known?.status === 'open' || known?.status === 'lost');
  const data = { amount, reason, ...(dueBy && { dueBy: dueBy.toISOString() }) };
  return [
    ...(isForBuyer ? [{ template: buyer, about: id, data: { amount } }] : []),
    { template: owner, about: id, data },
  ];
}
