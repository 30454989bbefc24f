import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { longDay } from '@/lib/kernel/time';
import { type RenderedMail, type MailValues, renderMail } from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import { findShownOrder } from '@/lib/shop/store/shown-orders';
import { exactAmount } from '@/lib/kernel/money';
import { orderValues, type ShownOrderWithPayment, shownState, wentBack } from '@/lib/shop/rules/shown-order';
import { newsOf } from '@/lib/shop/rules/order-mails';
import { sentencesOf } from '@/lib/shop/rules/sentences';
import { keyed } from '@/lib/kernel/keyed';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';

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
  const orderNumber = order?.number;
  switch (template) {
    case 'owner-declines':
      return renderMail(words.declines, inTexts(dataOf(mail, template)));
    case 'owner-stray-payment': {
      const { intent, why } = dataOf(mail, template);
      const strayReason = words.strayReasons[why];
      return renderMail(words.strayPayment, inTexts({ intent, strayReason, orderNumber }));
    }
    case 'owner-event-given-up': {
      const { type: eventType, intent, tries } = dataOf(mail, template);
      return renderMail(words.eventGivenUp, inTexts({ eventType, intent, tries, orderNumber }));
    }
    default: {
      if (!order) throw new Error(`Mail ${mail.id} (${template}) is about an order that is not there.`);
      const [, sentence] = sentencesOf(newsOf(template), order);
      return sentence && renderMail(words[sentence], ownerValues(content, order, dataOf(mail, template)));
    }
  }
}

const inTexts = (values: Record<string, string | number | null | undefined>): MailValues => ({
  values: keyed(Object.keys(values), (name) => String(values[name] ?? '')),
});

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
      refundedAmount: sum,
      disputedAmount: sum,
      refundedBefore: order.refunded > 0 ? exactAmount(wentBack(order, order.refunded)) : '',
      refundReason: reason === '' ? words.unknownReason : inWords(reason),
      disputeReason: inWords(reason),
      holdReason: holds[hold] ?? `${words.holdReasons.other} (${hold})`,
      dueBy: data.dueBy ? longDay(new Date(data.dueBy)) : words.unknownDay,
      otherOrder: data.first ?? data.upgrade ?? '',
    },
  };
}

/** Reasons of Stripe's, such as product_not_received. */
const inWords = (reason: string) => reason.replaceAll('_', ' ');
