import type { z } from 'zod';
import { byId, placeholder, strict, text, titledText, texts } from '@/lib/content/schemas/building-blocks';
import { TOLD_STATES } from '@/lib/shop/rules/order-state';

const labelled = (mayHold: string[] = []) => strict({ label: text(), text: text({ mayHold }) });
const titledWith = (...holds: string[]) => strict({ title: text(), text: text({ holds }) });

const AMOUNTS = ['refundedAmount', 'exactAmount'];

/** One text per state of an order. */
const states = strict({
  ...byId(TOLD_STATES, labelled()).shape,
  refund_requested: labelled(['requestDate']),
  partially_refunded: labelled(AMOUNTS),
  refunded: labelled(AMOUNTS),
});

const RECEIPT_LABELS = {
  ...texts('title', 'number', 'date', 'item', 'discount', 'paid', 'refunded', 'total', 'tax', 'seller'),
  ...texts('sellerTaxId', 'email'),
  moneyBack: text().describe('Beside it stands the promise of refund in toolbox.yaml, with its last day.'),
};

const CARD_BRANDS = [
  ...(['amex', 'cartes_bancaires', 'diners', 'discover', 'eftpos_au'] as const),
  ...(['jcb', 'mastercard', 'unionpay', 'visa', 'unknown'] as const),
] as const;

const paidWith = strict({
  label: text(),
  card: text({ holds: ['cardBrand', 'last4'] }),
  bankAccount: text({ holds: ['last4'] }),
  link: text(),
  brands: byId(CARD_BRANDS, text()).describe('As Stripe calls them; unknown stands for every other.'),
});

const receipt = strict({
  ...RECEIPT_LABELS,
  paidWith,
  withdrawal: strict({
    label: text(),
    text: text({ holds: ['withdrawal'] }),
    withoutQuote: text().describe('Where the words of the day of the order were not kept.'),
  }).describe('For orders whose files were handed out. The receipt in the email confirms the same.'),
  taxLine: strict({ text: text(), placeholder })
    .transform(({ text }) => text)
    .describe('What receipts say about tax. Confirm it with an accountant.'),
  print: text(),
});

const order = strict({
  title: text(),
  bought: text({ holds: ['title', 'date'] }),
  paidWith: text({ holds: ['paidWith'] }),
  mailTo: text({ holds: ['customerEmail'] }),
  states: states.describe('What the page says first, by what has become of the payment.'),
  buyAgain: text().describe('Under an order that was not paid.'),
  files: strict({
    title: text(),
    first: text({ holds: ['file'] }).describe('{file} is the first one in the tool’s list of files.'),
    ...texts('download', 'all'),
    links: text({ holds: ['hours'] }),
  }),
  editions: strict({
    line: text({ holds: ['title', 'bought', 'now'] }),
    same: text({ holds: ['title', 'now'] }).describe('While nothing has changed.'),
  }),
  filled: strict({
    title: text(),
    text: text(),
    button: text({ holds: ['file'] }),
    working: text(),
    done: text({ holds: ['file'] }),
    noRoom: text({ holds: ['lines'] }).describe(
      '{lines} is such as “2 × Task”, which have no room, or “Hours” of task 3, which is no number.',
    ),
    withoutThem: text(),
    doneWithout: text({ holds: ['file', 'lines'] }),
    unreadable: text(),
    failed: text(),
    empty: text().describe('Above links to the demos of tools of which this browser has nothing.'),
    others: text(),
    demo: text({ holds: ['title'] }),
  }).describe('Where a buyer has typed something into a free demo, in the same browser.'),
  tracker: strict({ title: text(), text: text(), link: text() }),
  license: strict({ title: text() }),
  support: strict({
    title: text(),
    text: text({ holds: ['orderNumber', 'supportUntil'] }),
    ended: text({ holds: ['orderNumber', 'supportUntil'] }),
  }),
  keep: text(),
  upgrade: strict({
    title: text(),
    text: text({ holds: ['title', 'paid', 'exactAmount', 'before'] }),
    button: text({ holds: ['exactAmount'] }),
  }).describe('Of tools that a bundle has: its price less what they cost.'),
  refund: strict({
    title: text(),
    text: text({ holds: ['date'] }),
    button: text(),
  }).describe('While your promise lasts. The button sends you an email; you refund in Stripe’s Dashboard.'),
  receipt,
  notFound: strict({ title: text(), text: text(), button: text() }),
});

const downloads = strict({
  expired: titledWith('hours'),
  ...byId(['invalid', 'refunded', 'reversed', 'disputed', 'unpaid', 'missing'], titledText).shape,
  findPurchase: text(),
});

const findPurchase = strict({
  ...texts('title', 'text', 'label', 'help', 'button'),
  sent: titledText.describe('Known address or not: the same words, so nobody can find out who bought what.'),
  invalid: text(),
  unavailable: titledText,
  wrongAddress: text(),
});

/** content/orders.yaml */
export const ordersSchema = () =>
  strict({
    order,
    downloads: downloads.describe('A link to one file that can’t be used, and what to do instead.'),
    findPurchase,
  });

export type OrdersWords = z.infer<ReturnType<typeof ordersSchema>>;
