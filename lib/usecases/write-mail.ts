import { longDay } from '@/lib/domain/day';
import { fileSize } from '@/lib/domain/file-size';
import { type Letter, type LetterValues, writeLetter } from '@/lib/domain/mail/letter';
import {
  type Audience,
  audienceOf,
  type LeasedMail,
  MAIL_DATA,
  type MailData,
  type Template,
} from '@/lib/domain/mail/outbox';
import type { MailFrame, MailWords } from '@/lib/domain/mail/words';
import { exactAmount } from '@/lib/domain/money';
import { type Purchase, type ShownState, shownState, supportUntil } from '@/lib/domain/orders/purchase';
import { TRACKER_SLUG } from '@/lib/domain/toolbox/tracker';
import type { FinishedMail, PurchaseReader } from './ports';

type BuyerWords = Record<'receipt' | 'refund' | 'partialRefund' | 'findPurchase', MailWords>;
type OwnerWords = Record<
  'sale' | 'dispute' | 'disputeWon' | 'disputeLost' | 'hold' | 'double' | 'declines' | 'deadLetter',
  MailWords
> & {
  holdReasons: Record<string, string>;
  mailNames: Record<string, string>;
  /** In place of a day that nobody told us. */
  unknownDay: string;
};

type Ports = {
  purchases: PurchaseReader;
  /** Makes a key to an order page and answers with the full address of that page. */
  newOrderUrl: (orderId: string) => Promise<string>;
  render: (letter: Letter, frame: MailFrame) => Promise<{ html: string; text: string }>;
  /** What a buyer of these tools gets: name and size in bytes. */
  filesOf: (purchase: Purchase) => { name: string; size: number }[];
  licenseOf: (productId: string) => string;
  /** What the page of an order calls its state. */
  stateLabels: Record<ShownState, string>;
  taxLine: string;
  ownerAddress: string;
  words: { buyer: BuyerWords; owner: OwnerWords; frames: Record<Audience, MailFrame> };
};

/** The states in which a find-purchase mail lists an order: money has come in. */
const BOUGHT: readonly Purchase['status'][] = [
  'paid',
  'partially_refunded',
  'disputed',
  'refunded',
  'on_hold',
  'processing',
];

const DISPUTES = {
  'owner-dispute': 'dispute',
  'owner-dispute-won': 'disputeWon',
  'owner-dispute-lost': 'disputeLost',
} as const;

/** Writes a queued mail when it is sent: reads its order as it is now and makes its links. Null: nobody to write to. */
export function writeMail(ports: Ports) {
  const { purchases, words } = ports;

  return async (mail: LeasedMail): Promise<Omit<FinishedMail, 'messageId'> | null> => {
    const letter = await letterFor(mail);
    if (!letter) return null;
    const audience = audienceOf(mail.template);
    const to = audience === 'owner' ? ports.ownerAddress : mail.recipient;
    if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
    return { to, subject: letter.subject, ...(await ports.render(letter, words.frames[audience])) };
  };

  async function letterFor(mail: LeasedMail): Promise<Letter | null> {
    const order = mail.orderId === null ? null : await purchases.find(mail.orderId);
    switch (mail.template as Template) {
      case 'receipt':
        return writeLetter(words.buyer.receipt, await receiptValues(needed(order, mail)));
      case 'refund':
        return refundLetter(needed(order, mail), dataOf(mail, 'refund'));
      case 'find-purchase':
        return findPurchaseLetter(mail.recipient ?? '');
      case 'owner-sale':
        return writeLetter(words.owner.sale, ownerValues(needed(order, mail)));
      case 'owner-dispute':
      case 'owner-dispute-won':
      case 'owner-dispute-lost':
        return writeLetter(
          words.owner[DISPUTES[mail.template as keyof typeof DISPUTES]],
          disputeValues(needed(order, mail), dataOf(mail, 'owner-dispute')),
        );
      case 'owner-hold': {
        const found = needed(order, mail);
        const reason = dataOf(mail, 'owner-hold').reason ?? found.hold ?? 'other';
        const { holdReasons } = words.owner;
        const holdReason = holdReasons[reason] ?? `${holdReasons.other} (${reason})`;
        return writeLetter(words.owner.hold, ownerValues(found, { holdReason }));
      }
      case 'owner-double': {
        const otherOrder = dataOf(mail, 'owner-double').first ?? '';
        return writeLetter(words.owner.double, ownerValues(needed(order, mail), { otherOrder }));
      }
      case 'owner-declines': {
        const { declined, charges, minutes } = dataOf(mail, 'owner-declines');
        const values = { declined: String(declined), charges: String(charges), minutes: String(minutes) };
        return writeLetter(words.owner.declines, { values });
      }
      case 'owner-dead-letter':
        return writeLetter(
          words.owner.deadLetter,
          deadLetterValues(order, dataOf(mail, 'owner-dead-letter')),
        );
      default:
        throw new Error(`There is no mail called ${mail.template}.`);
    }
  }

  async function receiptValues(order: Purchase): Promise<LetterValues> {
    return {
      values: {
        ...orderValues(order),
        taxLine: ports.taxLine,
        license: ports.licenseOf(order.productId),
        supportUntil: longDay(supportUntil(order)),
      },
      links: { order: await ports.newOrderUrl(order.id) },
      files: ports.filesOf(order).map(({ name, size }) => [name, fileSize(size)]),
      hasTracker: order.tools.includes(TRACKER_SLUG),
    };
  }

  async function refundLetter(order: Purchase, { amount }: MailData['refund']): Promise<Letter> {
    const refundedAmount = exactAmount(amount ?? order.refunded);
    const values = { ...orderValues(order), refundedAmount };
    if (order.status === 'refunded') return writeLetter(words.buyer.refund, { values });
    return writeLetter(words.buyer.partialRefund, {
      values,
      links: { order: await ports.newOrderUrl(order.id) },
    });
  }

  async function findPurchaseLetter(address: string): Promise<Letter | null> {
    const found = (await purchases.ofAddress(address)).filter(({ status }) => BOUGHT.includes(status));
    if (found.length === 0) return null;
    const orders = [];
    for (const order of found)
      orders.push({
        title: order.title,
        date: longDay(order.paidAt ?? order.createdAt),
        status: ports.stateLabels[shownState(order)],
        href: await ports.newOrderUrl(order.id),
      });
    return writeLetter(words.buyer.findPurchase, { values: {}, orders });
  }

  function disputeValues(order: Purchase, data: MailData['owner-dispute']): LetterValues {
    return ownerValues(order, {
      disputedAmount: exactAmount(data.amount ?? order.price),
      disputeReason: (data.reason ?? '').replaceAll('_', ' '),
      dueBy: data.dueBy ? longDay(new Date(data.dueBy)) : words.owner.unknownDay,
    });
  }

  function deadLetterValues(order: Purchase | null, data: MailData['owner-dead-letter']): LetterValues {
    const { mailNames } = words.owner;
    return {
      values: {
        mailName: mailNames[data.template] ?? mailNames.owner ?? data.template,
        orderNumber: order?.number ?? '',
        tries: String(data.tries),
        lastError: data.lastError,
        command: `npm run outbox -- retry ${data.mail}`,
      },
    };
  }
}

function orderValues(order: Purchase) {
  return {
    orderNumber: order.number,
    date: longDay(order.paidAt ?? order.createdAt),
    title: order.title,
    exactAmount: exactAmount(order.price),
  };
}

function ownerValues(order: Purchase, more: Record<string, string> = {}): LetterValues {
  return {
    values: {
      ...orderValues(order),
      customerEmail: order.email ?? '',
      command: `npm run orders -- show ${order.number}`,
      ...more,
    },
  };
}

function dataOf<T extends Template>(mail: LeasedMail, template: T): MailData[T] {
  return MAIL_DATA[template].parse(mail.data ?? {}) as MailData[T];
}

function needed(order: Purchase | null, mail: LeasedMail): Purchase {
  if (!order) throw new Error(`Mail ${mail.id} (${mail.template}) is about an order that is not there.`);
  return order;
}
