import { longDay } from '@/lib/kernel/day';
import {
  type RenderedMail,
  type MailValues,
  type RenderMail,
  renderMail,
} from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type MailData, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailFrame } from '@/lib/mail/rules/words';
import { exactAmount } from '@/lib/kernel/money';
import type { OwnerMails } from '@/lib/shop/content/mails';
import { orderValues } from '@/lib/shop/rules/mail-values';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import type { ShownOrders } from '@/lib/shop/ports/orders';

type Ports = {
  shownOrders: Pick<ShownOrders, 'find'>;
  render: RenderMail;
  ownerAddress: string;
  words: OwnerMails;
  frame: MailFrame;
};

const DISPUTES = {
  'owner-inquiry': 'inquiry',
  'owner-inquiry-closed': 'inquiryClosed',
  'owner-dispute': 'dispute',
  'owner-dispute-won': 'disputeWon',
  'owner-dispute-lost': 'disputeLost',
} as const;

/** Writes a queued mail to the owner about a sale when it is sent: from the order as it is now. */
export function writeOwnerMail({ shownOrders, render, ownerAddress, words, frame }: Ports) {
  return async (mail: LeasedMail): Promise<WrittenMail> => {
    const order = mail.orderId === null ? null : await shownOrders.find(mail.orderId);
    const rendered = renderedMailFor(mail, order);
    return { to: ownerAddress, subject: rendered.subject, ...(await render(rendered, frame)) };
  };

  function renderedMailFor(mail: LeasedMail, order: ShownOrder | null): RenderedMail {
    const template = mail.template as TemplatesOf<'shop', 'owner'>;
    if (template === 'owner-declines')
      return renderMail(words.declines, declineValues(dataOf(mail, template)));
    if (template === 'owner-many-payments')
      return renderMail(words.manyPayments, { values: { begun: String(dataOf(mail, template).begun) } });
    if (template === 'owner-stray-payment')
      return renderMail(words.strayPayment, strayValues(order, dataOf(mail, template)));
    if (template === 'owner-event-given-up')
      return renderMail(words.eventGivenUp, givenUpValues(order, dataOf(mail, template)));
    if (!order) throw new Error(`Mail ${mail.id} (${mail.template}) is about an order that is not there.`);
    switch (template) {
      case 'owner-sale':
        return renderMail(words.sale, ownerValues(order));
      case 'owner-payment-failed':
        return renderMail(words.paymentFailed, ownerValues(order));
      case 'owner-refund': {
        const refundedAmount = exactAmount(dataOf(mail, template).amount);
        return renderMail(words.refund, ownerValues(order, { refundedAmount }));
      }
      case 'owner-refund-failed':
        return renderMail(words.refundFailed, refundFailedValues(order, dataOf(mail, template)));
      case 'owner-fraud-warning': {
        const fraudReason = inWords(dataOf(mail, template).reason);
        return renderMail(words.fraudWarning, ownerValues(order, { fraudReason }));
      }
      case 'owner-inquiry':
      case 'owner-inquiry-closed':
      case 'owner-dispute':
      case 'owner-dispute-won':
      case 'owner-dispute-lost':
        return renderMail(words[DISPUTES[template]], disputeValues(order, dataOf(mail, template)));
      case 'owner-hold':
        return renderMail(words.hold, holdValues(order, dataOf(mail, template)));
      case 'owner-double':
        return renderMail(
          words.double,
          ownerValues(order, { otherOrder: dataOf(mail, template).first ?? '' }),
        );
    }
  }

  function holdValues(order: ShownOrder, data: MailData['owner-hold']): MailValues {
    const reason = data.reason ?? order.hold ?? 'other';
    const known: Partial<Record<string, string>> = words.holdReasons;
    return ownerValues(order, { holdReason: known[reason] ?? `${words.holdReasons.other} (${reason})` });
  }

  function disputeValues(order: ShownOrder, data: MailData['owner-dispute']): MailValues {
    return ownerValues(order, {
      disputedAmount: exactAmount(data.amount ?? order.priceCents),
      disputeReason: inWords(data.reason ?? ''),
      dueBy: data.dueBy ? longDay(new Date(data.dueBy)) : words.unknownDay,
    });
  }

  function refundFailedValues(order: ShownOrder, data: MailData['owner-refund-failed']): MailValues {
    return ownerValues(order, {
      refundedAmount: exactAmount(data.amount),
      refundReason: data.reason === null ? words.unknownReason : inWords(data.reason),
    });
  }

  function strayValues(
    order: ShownOrder | null,
    { intent, why }: MailData['owner-stray-payment'],
  ): MailValues {
    const strayReason = words.strayReasons[why];
    return { values: { intent, strayReason, orderNumber: order?.number ?? '' } };
  }
}

/** Stripe's words for reasons, such as product_not_received. */
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

function ownerValues(order: ShownOrder, more: Record<string, string> = {}): MailValues {
  return {
    values: {
      ...orderValues(order),
      customerEmail: order.email ?? '',
      command: `npm run orders -- show ${order.number}`,
      ...more,
    },
  };
}
