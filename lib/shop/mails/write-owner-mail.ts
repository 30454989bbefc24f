import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { longDay } from '@/lib/kernel/time';
import { type RenderedMail, type MailValues, renderMail } from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type MailData, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import { findShownOrder } from '@/lib/shop/store/shown-orders';
import { exactAmount } from '@/lib/kernel/money';
import type { OwnerMails } from '@/lib/shop/content/mails';
import {
  orderValues,
  type ShownOrder,
  type ShownOrderWithPayment,
  shownState,
  wentBack,
} from '@/lib/shop/rules/shown-order';
import { type News, sentencesOf } from '@/lib/shop/rules/sentences';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';

/** The news that each mail tells. */
const NEWS_OF = {
  ...{ 'owner-sale': 'sale', 'owner-hold': 'hold', 'owner-double': 'double' },
  ...{ 'owner-payment-failed': 'payment-failed', 'owner-fraud-warning': 'fraud-warning' },
  ...{
    'owner-refund-asked': 'refund-asked',
    'owner-refund': 'refund',
    'owner-refund-failed': 'refund-failed',
  },
  ...{ 'owner-inquiry': 'inquiry', 'owner-inquiry-closed': 'inquiry-closed', 'owner-dispute': 'dispute' },
  ...{ 'owner-dispute-won': 'dispute-won', 'owner-dispute-lost': 'dispute-lost' },
} as const satisfies Partial<Record<TemplatesOf<'shop', 'owner'>, News>>;

/** Values beside those of the order. */
type OwnerData = {
  amount: number;
  reason: string | null;
  dueBy: string;
  first: string;
  upgrade: string | null | undefined;
};

/**
 * Writes an owner's mail at the moment of sending, from the order as it is now. `null`: there is nothing to
 * say any more.
 */
export async function writeOwnerMail(context: Context, mail: LeasedMail): Promise<WrittenMail | null> {
  const { database, content } = context;
  const order = mail.orderId === null ? null : await findShownOrder(database, { id: mail.orderId });
  const rendered = renderOwnerMail(content, mail, order);
  return rendered && { to: content.site.notices.email, ...(await finishMail(context, 'owner', rendered)) };
}

/** @throws where it is about an order that is not there */
export function renderOwnerMail(
  content: Content,
  mail: LeasedMail,
  order: ShownOrderWithPayment | null,
): RenderedMail | null {
  const words = content.mail.owner;
  const template = mail.template as TemplatesOf<'shop', 'owner'>;
  switch (template) {
    case 'owner-declines':
      return renderMail(words.declines, declineValues(dataOf(mail, template)));
    case 'owner-many-payments':
      return renderMail(words.manyPayments, { values: { begun: String(dataOf(mail, template).begun) } });
    case 'owner-stray-payment':
      return renderMail(words.strayPayment, strayValues(words, order, dataOf(mail, template)));
    case 'owner-event-given-up':
      return renderMail(words.eventGivenUp, givenUpValues(order, dataOf(mail, template)));
    default: {
      if (!order) throw new Error(`Mail ${mail.id} (${template}) is about an order that is not there.`);
      const [, sentence] = sentencesOf(NEWS_OF[template], order);
      return sentence && renderMail(words[sentence], ownerValues(content, order, dataOf(mail, template)));
    }
  }
}

function ownerValues(
  { mail, orders }: Content,
  order: ShownOrderWithPayment,
  data: Partial<OwnerData>,
): MailValues {
  const words = mail.owner;
  const sum = exactAmount(wentBack(order, data.amount ?? order.priceCents));
  const reason = data.reason ?? '';
  const hold = reason || (order.hold ?? 'other');
  const holds: Partial<Record<string, string>> = words.holdReasons;
  return {
    values: {
      ...orderValues(order),
      customerEmail: order.email ?? '',
      command: `npm run orders -- show ${order.number}`,
      orderState: orders.order.states[shownState(order)].label,
      ...{ refundedAmount: sum, disputedAmount: sum },
      refundedBefore: order.refunded > 0 ? exactAmount(wentBack(order, order.refunded)) : '',
      refundReason: reason === '' ? words.unknownReason : inWords(reason),
      disputeReason: inWords(reason),
      holdReason: holds[hold] ?? `${words.holdReasons.other} (${hold})`,
      dueBy: data.dueBy ? longDay(new Date(data.dueBy)) : words.unknownDay,
      otherOrder: data.first ?? data.upgrade ?? '',
    },
  };
}

function strayValues(
  words: OwnerMails,
  order: ShownOrder | null,
  { intent, why }: MailData['owner-stray-payment'],
): MailValues {
  const strayReason = words.strayReasons[why];
  return { values: { intent, strayReason, orderNumber: order?.number ?? '' } };
}
/** Reasons of Stripe's, such as product_not_received. */
const inWords = (reason: string) => reason.replaceAll('_', ' ');

const givenUpValues = (
  order: ShownOrder | null,
  { type, intent, tries }: MailData['owner-event-given-up'],
): MailValues => ({
  values: {
    eventType: type,
    intent: intent ?? '',
    orderNumber: order?.number ?? '',
    tries: String(tries),
  },
});

const declineValues = ({ declined, charges, minutes }: MailData['owner-declines']): MailValues => ({
  values: { declined: String(declined), charges: String(charges), minutes: String(minutes) },
});
